import { AddressLink } from '@/ui/links/address-link.tsx'
import { ownerLinks, settings } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'
import { useTexts } from '@/settings/use-texts.ts'

export function PrivacyNote({ text, className }: { text: string; className: string }) {
  const { texts } = useTexts('forms')
  return (
    <p className={className}>
      {interpolate(text, { email: settings.companyEmail })}
      {ownerLinks.privacy && (
        <>
          {' '}
          <AddressLink href={ownerLinks.privacy} className="text-link">
            {texts.privacyNotice}
          </AddressLink>
        </>
      )}
    </p>
  )
}
