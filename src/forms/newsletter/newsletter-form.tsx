import type { FormEvent } from 'react'
import { Honeypot } from '@/forms/honeypot.tsx'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { sendMail } from '@/forms/send-mail.ts'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { useFieldErrors } from '@/forms/use-field-errors.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { useFieldControl } from '@/ui/field.tsx'
import { showNotice } from '@/ui/toast/toast-store.ts'

interface NewsletterFieldProps {
  name: string
  error: string | undefined
  hint?: string
  sending: boolean
}

function NewsletterField({ name, error, hint, sending }: NewsletterFieldProps) {
  const texts = useTexts('footer').newsletter
  const { control, errorId } = useFieldControl(error)
  const hintId = `${control.id}-hint`
  return (
    <>
      <h2 className="mb-2 text-sm font-medium">
        <label htmlFor={control.id}>{texts.heading}</label>
      </h2>
      {hint !== undefined && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
      <div className="field-line flex sm:items-baseline">
        <input
          {...control}
          name={name}
          type="email"
          required
          autoComplete="email"
          aria-label={texts.fieldName}
          placeholder={texts.label}
          aria-describedby={hint === undefined ? errorId : `${hintId} ${errorId}`}
        />
        <SubmitButton
          label={texts.submit}
          sending={sending}
          variant="text"
          className="pr-0 text-md whitespace-nowrap"
        />
      </div>
      <p id={errorId} aria-live="polite" className="mt-2 text-sm font-medium text-danger">
        {error}
      </p>
    </>
  )
}

function OpenNewsletter() {
  const texts = useTexts('footer').newsletter
  const { formProps, field, sending } = useMailForm({
    name: 'newsletter',
    fields: ['email'],
    send: (params) => sendMail({ template: 'newsletter', params }),
    toasts: { sent: texts.subscribed, failed: texts.failed },
  })
  return (
    <form {...formProps}>
      <Honeypot />
      <NewsletterField {...field('email')} sending={sending} />
      <PrivacyNote text={texts.privacy} className="note mt-2 text-xs" />
    </form>
  )
}

function ClosedNewsletter() {
  const { notOpen } = useTexts('footer').newsletter
  const { formProps, field } = useFieldErrors()
  const explain = (event: FormEvent) => {
    event.preventDefault()
    showNotice(notOpen)
  }
  return (
    <form {...formProps} method="dialog" onSubmit={explain}>
      <NewsletterField {...field('email')} hint={notOpen.title} sending={false} />
    </form>
  )
}

export const NewsletterForm = import.meta.env.NEWSLETTER_OPEN ? OpenNewsletter : ClosedNewsletter
