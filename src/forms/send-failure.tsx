import { ContactLine } from '@/links/contact-line.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { mailtoQuery } from './mailto.ts'
import type { OutboxState } from './outbox.ts'

export function SendFailure({ result, mailto }: OutboxState) {
  const { greeting } = useTexts('hero').texts
  const { texts } = useTexts('forms')
  if (!result || result.status === 'sent') return null
  const help = result.status === 'refused' ? result.help : undefined
  return (
    <p role="alert" className="failure note">
      <ContactLine
        text={result.status === 'unanswered' ? texts.unanswered : (help ?? texts.failureHelp)}
        greeting={mailto?.body ?? greeting}
        mailQuery={mailto && mailtoQuery(mailto)}
      />
    </p>
  )
}
