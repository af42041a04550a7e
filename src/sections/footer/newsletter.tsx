import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { FormEvent } from 'react'
import { Honeypot } from '@/forms/honeypot.tsx'
import { createOutbox } from '@/forms/outbox.ts'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { singleLine } from '@/forms/written-mail.ts'
import type { MailResult } from '@/mail/send-mail.ts'
import { footerTexts } from '@/texts/footer.ts'
import { formTexts } from '@/texts/forms.ts'
import { notice, toast } from '@/toast/toast-store.ts'

const outbox = createOutbox()
const IS_OPEN = import.meta.env.NEWSLETTER_URL || import.meta.env.NEWSLETTER_TEMPLATE_ID

function announce(result: MailResult): void {
  const { subscribed, failed } = footerTexts.newsletter
  toast(result.status === 'sent' ? subscribed : { ...failed, variant: 'destructive' })
}

/** Takes an address where the settings say who gets it; else it says that it is not open yet. */
export function Newsletter() {
  const {
    heading,
    label,
    fieldName,
    submit: submitLabel,
    notOpen,
    privacy,
  } = footerTexts.newsletter
  const { formProps, errors, submit, sending } = useMailForm({
    names: ['email'],
    // Nothing is kept where nobody takes it.
    draft: IS_OPEN ? 'newsletter' : undefined,
    outbox,
  })
  const id = useId()

  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (IS_OPEN) {
      const result = await submit(event, ({ email }) => ({
        template: 'newsletter',
        params: { email: singleLine(email) },
      }))
      if (result) announce(result)
    } else {
      event.preventDefault()
      notice(notOpen)
    }
  }

  return (
    <form {...formProps} onSubmit={(event) => void send(event)}>
      <h2 className="mb-2 text-sm font-medium">
        <label htmlFor={id}>{heading}</label>
      </h2>
      {!IS_OPEN && (
        <p id={`${id}-closed`} className="text-sm text-fg-2">
          {notOpen.title}
        </p>
      )}
      {IS_OPEN && <Honeypot />}
      <div className="newsletter-line">
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          aria-label={fieldName}
          placeholder={label}
          aria-invalid={errors['email'] !== undefined}
          aria-describedby={IS_OPEN ? `${id}-error` : `${id}-closed ${id}-error`}
        />
        <button type="submit" disabled={sending} className="newsletter-submit">
          {sending ? formTexts.sending : submitLabel}
          <ArrowRight />
        </button>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="mt-2 text-sm font-medium text-danger">
        {errors['email']}
      </p>
      {IS_OPEN && (
        <>
          <span role="status" className="sr-only">
            {sending ? formTexts.sending : ''}
          </span>
          <PrivacyNote text={privacy} className="mt-2 text-xs text-pretty text-fg-2" />
        </>
      )}
    </form>
  )
}
