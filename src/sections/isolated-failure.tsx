import { ContactLine } from '@/components/ui/contact-line.tsx'
import { dictionary } from '@/texts/dictionary.ts'
import { errorTexts } from '@/texts/errors.ts'
import { reachUsTexts } from '@/texts/reach-us.ts'

/** One line in the place of a small part that broke or whose code could not be had. */
export function IsolatedFailure() {
  return (
    <p lang={errorTexts.lang} role="alert" className="page py-6 text-sm text-fg-2">
      <ContactLine
        text={errorTexts.part}
        whatsapp={reachUsTexts.whatsapp}
        greeting={dictionary.hero.greeting}
      />
    </p>
  )
}
