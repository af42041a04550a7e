import type { FormEvent } from 'react'
import { Honeypot } from '@/forms/honeypot.tsx'
import { sendMail } from '@/forms/send-mail.ts'
import { createOutbox } from '@/forms/outbox.ts'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { useFieldErrors } from '@/forms/use-field-errors.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { singleLine } from '@/forms/single-line.ts'
import type { Field } from '@/boot/drafts.ts'
import { useFieldControl } from '@/ui/field.tsx'
import { notice } from '@/ui/toast/toast-store.ts'
import { useTexts } from '@/settings/use-texts.ts'

const outbox = createOutbox()

interface AddressFieldProps {
  hint?: string
  error: string | undefined
  sending?: boolean
}

function AddressField({ hint, error, sending = false }: AddressFieldProps) {
  const control = useFieldControl(error)
  const hintId = `${control.id}-hint`
  const errorId = control['aria-describedby']
  const texts = useTexts('footer').texts.newsletter
  return (
    <>
      <h2 className="mb-2 text-sm font-medium">
        <label htmlFor={control.id}>{texts.heading}</label>
      </h2>
      <p id={hintId} className="note">
        {hint}
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
          sending={sending}
          variant="text"
          className="pr-0 text-md whitespace-nowrap"
        />
      </div>
      <p id={errorId} aria-live="polite" className="field-error mt-2">
        {error}
      </p>
    </>
  )
}

function OpenNewsletter() {
  const texts = useTexts('footer').texts.newsletter
  const { formProps, field, outboxState } = useMailForm({
    draftName: 'newsletter',
    fields: ['email'],
    outbox,
    sendValues: ({ email }) =>
      sendMail({ template: 'newsletter', params: { email: singleLine(email) } }),
    toasts: { sent: texts.subscribed, failed: texts.failed },
  })
  return (
    <form {...formProps} className="[--label-width:0px]">
      <Honeypot />
      <AddressField error={field('email').error} sending={outboxState.sending} />
      <PrivacyNote text={texts.privacy} className="note mt-2 text-xs" />
    </form>
  )
}

function ClosedNewsletter() {
  const texts = useTexts('footer').texts.newsletter
  const { errorText, check, onInvalidCapture } = useFieldErrors()
  const showNotOpen = (event: FormEvent) => {
    event.preventDefault()
    notice(texts.notOpen)
  }
  return (
    <form
      method="dialog"
      onInput={({ target }) => check(target as Field)}
      onInvalidCapture={onInvalidCapture}
      onSubmit={showNotOpen}
      className="[--label-width:0px]"
    >
      <AddressField hint={texts.notOpen.title} error={errorText('email')} />
    </form>
  )
}

export const Newsletter =
  import.meta.env.NEWSLETTER_URL || import.meta.env.NEWSLETTER_TEMPLATE_ID
    ? OpenNewsletter
    : ClosedNewsletter
