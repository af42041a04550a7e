import { ContactLine } from '@/components/site/contact-line.tsx'
import { dictionary } from '@/texts/dictionary.ts'
import { errorTexts } from '@/texts/errors.ts'
import { reachUsTexts } from '@/texts/reach-us.ts'
import './without-code.css'

/** Beside what needs the page's code: the ways to write without it, shown where that cannot be had. */
export function WithoutCode() {
  return (
    <p lang={errorTexts.lang} className="without-code">
      <ContactLine
        text={errorTexts.part}
        whatsapp={reachUsTexts.whatsapp}
        greeting={dictionary.hero.greeting}
      />
    </p>
  )
}
