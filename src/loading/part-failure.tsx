import { ContactLine } from '@/components/site/contact-line.tsx'
import { errorTexts } from '@/texts/errors.ts'

export function PartFailure() {
  return (
    <div className="floating fixed inset-x-0 top-(--header) z-toast border-0">
      <p lang={errorTexts.lang} role="alert" className="note page py-6">
        <ContactLine text={errorTexts.part} />
      </p>
    </div>
  )
}
