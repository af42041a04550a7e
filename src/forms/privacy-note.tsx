import { AddressLink } from '@/components/site/address-link.tsx'
import { ownerLinks, settings } from '@/config/build.ts'
import { formTexts } from '@/texts/forms.ts'
import { interpolate } from '@/lib/interpolate.ts'

export function PrivacyNote({ text, className }: { text: string; className: string }) {
  return (
    <p className={className}>
      {interpolate(text, { email: settings.companyEmail })}
      {ownerLinks.privacy && (
        <>
          {' '}
          <AddressLink href={ownerLinks.privacy} className="text-link">
            {formTexts.privacyNotice}
          </AddressLink>
        </>
      )}
    </p>
  )
}
