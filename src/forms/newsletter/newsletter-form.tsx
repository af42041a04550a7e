import type { FormEvent } from 'react'
import { Honeypot } from '@/forms/honeypot.tsx'
import { createOutbox } from '@/forms/outbox.ts'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { sendMail } from '@/forms/send-mail.ts'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { useFieldControl } from '@/ui/field.tsx'
import { showNotice } from '@/ui/toast/toast-store.ts'

const IS_OPEN = Boolean(import.meta.env.NEWSLETTER_URL || import.meta.env.NEWSLETTER_TEMPLATE_ID)

const outbox = createOutbox()

export function NewsletterForm() {
  const texts = useTexts('footer').texts.newsletter
  const { formProps, field, outboxState } = useMailForm({
    draftName: 'newsletter',
    fields: ['email'],
    outbox,
    send: (params) => sendMail({ template: 'newsletter', params }),
    toasts: { sent: texts.subscribed, failed: texts.failed },
  })
  const { error } = field('email')
  const control = useFieldControl(error)
  const hintId = `${control.id}-hint`
  const errorId = control['aria-describedby']
  // Nothing is sent or kept.
  const closed = {
    'data-draft': undefined,
    onFocus: undefined,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      showNotice(texts.notOpen)
    },
  }
  return (
    <form {...formProps} {...(!IS_OPEN && closed)} className="[--label-width:0px]">
      {IS_OPEN && <Honeypot />}
      <h2 className="mb-2 text-sm font-medium">
        <label htmlFor={control.id}>{texts.heading}</label>
      </h2>
      <p id={hintId} className="note">
        {!IS_OPEN && texts.notOpen.title}
      </p>
      <div className="field-line flex">
        <input
          {...control}
          name="email"
          type="email"
          required
          autoComplete="email"
          aria-label={texts.fieldName}
          placeholder={texts.label}
          aria-describedby={`${hintId} ${errorId}`}
        />
        <SubmitButton
          label={texts.submit}
          sending={outboxState.sending}
          variant="text"
          className="pr-0 text-md whitespace-nowrap"
        />
      </div>
      <p id={errorId} aria-live="polite" className="mt-2 text-sm font-medium text-danger">
        {error}
      </p>
      {IS_OPEN && <PrivacyNote text={texts.privacy} className="note mt-2 text-xs" />}
    </form>
  )
}
