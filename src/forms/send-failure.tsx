import { ContactLine } from '@/components/ui/contact-line.tsx'
import { formTexts } from '@/texts/forms.ts'
import { reachUsTexts } from '@/texts/reach-us.ts'
import { useLanguage } from '@/language/language-provider.tsx'
import { mailQuery } from './letter.ts'
import type { Letter } from './letter.ts'

interface SendFailureProps {
  /** What happened, where it was no failed send. */
  text?: string
  /** Sends that failed one after another. */
  failures: number
  /** What was to be sent: after a second failure the other ways have it written in. */
  letter: Letter
}

/** Stays by a form after a failed send: what happened, and the other ways to reach the company. */
export function SendFailure({ text, failures, letter }: SendFailureProps) {
  const { greeting } = useLanguage().texts.hero
  const [help, words] =
    failures > 1 && text === undefined
      ? [formTexts.failureAgain, { greeting: letter.body, mailQuery: mailQuery(letter) }]
      : [formTexts.failureHelp, { greeting }]
  return (
    <p role="alert" className="border-l-[3px] border-danger py-1 pl-4 text-sm text-fg-2">
      <ContactLine text={text ?? help} whatsapp={reachUsTexts.whatsapp} {...words} />
    </p>
  )
}
