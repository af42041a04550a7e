import { AddressLink } from '@/links/address-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { ownerLinks, siteConfig } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'

interface PrivacyNoteProps {
  text: string
  className: string
  /** In a dialog the link replaces the history entry that `useCloseOnBack` adds. */
  inDialog?: boolean
}

export function PrivacyNote({ text, className, inDialog = false }: PrivacyNoteProps) {
  const { texts } = useTexts('forms')
  const words = interpolate(text, { email: siteConfig.companyEmail })
  return (
    <p className={className}>
      {ownerLinks.privacy ? (
        <>
          <span>{words}</span>
          <br />
          <AddressLink href={ownerLinks.privacy} replace={inDialog} className="text-link">
            {texts.privacyNotice}
          </AddressLink>
        </>
      ) : (
        words
      )}
    </p>
  )
}
