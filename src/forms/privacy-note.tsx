import { ownerLinks, siteConfig } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'
import { AddressLink } from '@/links/address-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'

export function PrivacyNote({ text, className }: { text: string; className: string }) {
  const { texts } = useTexts('forms')
  const words = interpolate(text, { email: siteConfig.companyEmail })
  return (
    <p className={className}>
      {ownerLinks.privacy ? (
        <>
          <span>{words}</span>
          <br />
          <AddressLink href={ownerLinks.privacy} className="text-link">
            {texts.privacyNotice}
          </AddressLink>
        </>
      ) : (
        words
      )}
    </p>
  )
}
