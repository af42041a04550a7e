import { ContactLine } from '@/components/site/contact-line.tsx'
import { dictionary } from '@/texts/dictionary.ts'
import { errorTexts } from '@/texts/errors.ts'
import { reachUsTexts } from '@/texts/reach-us.ts'

/** A line over the page in the place of a part that broke or whose code could not be had. */
export function PartFailure() {
  return (
    <div className="floating fixed inset-x-0 top-(--header) z-toast bg-raised">
      <p lang={errorTexts.lang} role="alert" className="page py-6 text-sm text-fg-2">
        <ContactLine
          text={errorTexts.part}
          whatsapp={reachUsTexts.whatsapp}
          greeting={dictionary.hero.greeting}
        />
      </p>
    </div>
  )
}
