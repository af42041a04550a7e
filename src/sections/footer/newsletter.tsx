import { ArrowRight } from 'lucide-react'
import { useId, type FormEvent } from 'react'
import { Honeypot } from '@/forms/honeypot.tsx'
import { createOutbox } from '@/forms/outbox.ts'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { singleLine } from '@/forms/written-mail.ts'
import { footerTexts } from '@/texts/footer.ts'
import { formTexts } from '@/texts/forms.ts'
import { notice } from '@/toast/toast-store.ts'

const outbox = createOutbox()
const IS_OPEN = import.meta.env.NEWSLETTER_URL || import.meta.env.NEWSLETTER_TEMPLATE_ID

function sayNotOpen(event: FormEvent): void {
  event.preventDefault()
  notice(footerTexts.newsletter.notOpen)
}

/** Says that it is not open yet unless a setting names who gets the addresses. */
export function Newsletter() {
  const texts = footerTexts.newsletter
  const { formProps, errors, sending } = useMailForm({
    names: ['email'],
    draftName: IS_OPEN ? 'newsletter' : undefined,
    outbox,
    write: ({ email }) => ({ template: 'newsletter', params: { email: singleLine(email) } }),
    toasts: { sent: texts.subscribed, failed: texts.failed },
  })
  const id = useId()

  return (
    <form {...formProps} {...(!IS_OPEN && { onSubmit: sayNotOpen })}>
      <h2 className="mb-2 text-sm font-medium">
        <label htmlFor={id}>{texts.heading}</label>
      </h2>
      {!IS_OPEN && (
        <p id={`${id}-closed`} className="text-sm text-fg-2">
          {texts.notOpen.title}
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
          aria-label={texts.fieldName}
          placeholder={texts.label}
          aria-invalid={errors['email'] !== undefined}
          aria-describedby={IS_OPEN ? `${id}-error` : `${id}-closed ${id}-error`}
        />
        <button type="submit" disabled={sending} className="newsletter-submit">
          {sending ? formTexts.sending : texts.submit}
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
          <PrivacyNote text={texts.privacy} className="mt-2 text-xs text-pretty text-fg-2" />
        </>
      )}
    </form>
  )
}
