import { ContactLine } from '@/components/site/contact-line.tsx'
import { useLanguage } from '@/language/language-provider.tsx'
import { formTexts } from '@/texts/forms.ts'
import { mailQuery, type WrittenMail } from './written-mail.ts'

interface SendFailureProps {
  /** Replaces the usual text if no send was tried. */
  text?: string | undefined
  failures: number
  /** After a second failure the links to WhatsApp and e-mail contain it. */
  mail: WrittenMail
}

export function SendFailure({ text, failures, mail }: SendFailureProps) {
  const { greeting } = useLanguage().texts.hero
  return (
    <p role="alert" className="failure note">
      {failures > 1 && text === undefined ? (
        <ContactLine
          text={formTexts.failureAgain}
          greeting={mail.body}
          mailQuery={mailQuery(mail)}
        />
      ) : (
        <ContactLine text={text ?? formTexts.failureHelp} greeting={greeting} />
      )}
    </p>
  )
}
