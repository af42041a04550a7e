import { AddressLink } from '@/links/address-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { ownerLinks, siteConfig } from 'virtual:site'

interface PrivacyNoteProps {
  text: string
  className: string
}

export function PrivacyNote({ text, className }: PrivacyNoteProps) {
  const texts = useTexts('forms')
  return (
    <p className={className}>
      <span>{interpolate(text, { email: siteConfig.email })}</span>
      {ownerLinks['privacy'] && (
        <>
          <br />
          <AddressLink href={ownerLinks['privacy']} className="text-link">
            {texts.privacyNotice}
          </AddressLink>
        </>
      )}
    </p>
  )
}
