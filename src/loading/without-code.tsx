import { ContactLine } from '@/components/site/contact-line.tsx'
import { errorTexts } from '@/texts/errors.ts'

/** Beside what needs the page's code: the ways to write without it, shown where that cannot be had. */
export function WithoutCode() {
  return (
    <p lang={errorTexts.lang} className="without-code">
      <ContactLine text={errorTexts.part} />
    </p>
  )
}
