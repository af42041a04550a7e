import { ContactLine } from '@/ui/links/contact-line.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import type { OutboxState } from './outbox.ts'
import { mailQuery } from './own-mail.ts'

/** Other ways to write. After a second failure their links contain what was to be sent. */
export function SendFailure({ result, failures, ownMail }: OutboxState) {
  const { greeting } = useTexts('hero').texts
  const { texts } = useTexts('forms')
  if (!result || result.status === 'sent') return null
  const help = result.status === 'unanswered' ? texts.unanswered : result.help
  const own = failures > 1 ? ownMail : undefined
  return (
    <p role="alert" className="failure note">
      <ContactLine
        text={help ?? (own ? texts.failureAgain : texts.failureHelp)}
        greeting={own?.body ?? greeting}
        mailQuery={own && mailQuery(own)}
      />
    </p>
  )
}
