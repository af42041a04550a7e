import { ContactLine } from '@/components/site/contact-line.tsx'
import { errorTexts } from '@/texts/errors.ts'

/** A line over the page in the place of a part that broke or whose code could not be had. */
export function PartFailure() {
  return (
    <div className="floating fixed inset-x-0 top-(--header) z-toast bg-raised">
      <p lang={errorTexts.lang} role="alert" className="page py-6 text-sm text-fg-2">
        <ContactLine text={errorTexts.part} />
      </p>
    </div>
  )
}
