import { ContactLine } from '@/components/ui/contact-line.tsx'
import { formTexts } from '@/content/sections/forms.ts'
import { reachUsTexts } from '@/content/sections/reach-us.ts'
import { useLanguage } from '@/language/language-provider.tsx'

/** Stays by a form after a failed send: what happened, and the other ways to reach the company. */
export function SendFailure() {
  const { greeting } = useLanguage().texts.hero
  return (
    <p role="alert" className="border-l-[3px] border-danger py-1 pl-4 text-sm text-fg-2">
      {formTexts.failureHelp} <ContactLine texts={reachUsTexts} greeting={greeting} />.
    </p>
  )
}
