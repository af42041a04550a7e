import { ContactLine } from '@/components/site/contact-line.tsx'
import { errorTexts } from '@/texts/errors.ts'

export function WithoutCode() {
  return (
    <p lang={errorTexts.lang} className="without-code failure note">
      <ContactLine text={errorTexts.part} />
    </p>
  )
}
