import { useCallback, useState } from 'react'
import type { FormEvent } from 'react'
import { TextAreaField, TextField } from '@/components/ui/field.tsx'
import { SendFailure } from '@/components/ui/send-failure.tsx'
import { SubmitButton } from '@/components/ui/submit-button.tsx'
import { FIELD_LIMITS } from '@/config/limits.ts'
import { site } from '@/config/site.ts'
import type { contactTexts } from '@/content/sections/contact.ts'
import { formTexts } from '@/content/sections/forms.ts'
import { isEmail } from '@/lib/email.ts'
import { fill } from '@/lib/fill.ts'
import { textProblem } from '@/lib/text-problem.ts'
import { useFieldErrors } from '@/lib/use-field-errors.ts'
import { useMail } from '@/mail/use-mail.ts'
import { toast } from '@/toast/toast-store.ts'
import { contactParams, EMPTY_MESSAGE } from './contact-message.ts'
import type { ContactMessage } from './contact-message.ts'
import { PhoneField } from './phone-field.tsx'

interface ContactFormProps {
  texts: (typeof contactTexts)['form']
  /** Address of the messaging-app chat, offered when a send fails. */
  chatUrl: string
}

/** The form "Envie uma Mensagem" (specification sections 2, 4 and 5). */
export function ContactForm({ texts, chatUrl }: ContactFormProps) {
  const [message, setMessage] = useState(EMPTY_MESSAGE)
  const [emailInvalid, setEmailInvalid] = useState(false)
  const { state, send } = useMail()
  const { errors, onInvalidCapture, clearError } = useFieldErrors(formTexts)

  const set = useCallback(
    (field: keyof ContactMessage) => (value: string) => {
      setMessage((known) => ({ ...known, [field]: value }))
      clearError(field)
    },
    [clearError],
  )

  const field = (name: keyof ContactMessage, required: boolean) => ({
    name,
    required,
    value: message[name],
    onValueChange: set(name),
    error: errors[name],
    problem: textProblem(message[name], { required, limit: FIELD_LIMITS[name] }, formTexts),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const result = await send({ template: 'contact', params: contactParams(message, new Date()) })
    if (result === undefined) return
    if (result.status === 'sent') {
      setMessage(EMPTY_MESSAGE)
      setEmailInvalid(false)
      toast(formTexts.contactSent)
    } else {
      toast({ ...formTexts.contactFailed, variant: 'destructive' })
    }
  }

  return (
    <form
      aria-labelledby="contact-form-title"
      onSubmit={(event) => void submit(event)}
      onInvalidCapture={onInvalidCapture}
    >
      <TextField
        {...field('name', true)}
        label={texts.name}
        placeholder={texts.namePlaceholder}
        autoComplete="name"
      />
      <TextField
        {...field('email', true)}
        type="email"
        label={texts.email}
        placeholder={texts.emailPlaceholder}
        autoComplete="email"
        error={emailInvalid ? formTexts.emailInvalid : errors['email']}
        onValueChange={(value) => {
          set('email')(value)
          setEmailInvalid(!isEmail(value))
        }}
      />
      <PhoneField
        {...field('phone', true)}
        label={texts.phone}
        placeholder={texts.phonePlaceholder}
        title={formTexts.phoneInvalid}
      />
      <TextField
        {...field('company', false)}
        label={texts.company}
        note={formTexts.optional}
        autoComplete="organization"
      />
      <TextAreaField
        {...field('message', true)}
        label={texts.message}
        placeholder={texts.messagePlaceholder}
      />
      <div className="mt-8 grid gap-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <p className="max-w-[46ch] text-sm text-pretty text-fg-2">
          {fill(texts.privacy, { email: site.companyEmail })}
        </p>
        <SubmitButton
          label={texts.submit}
          sendingLabel={formTexts.sending}
          sending={state === 'sending'}
          className="sm:min-w-59"
        />
        {state === 'failed' && (
          <div className="sm:col-span-2">
            <SendFailure
              text={formTexts.failureHelp}
              or={formTexts.or}
              channels={[
                { label: formTexts.whatsapp, href: chatUrl },
                { label: site.companyEmail, href: `mailto:${site.companyEmail}` },
              ]}
            />
          </div>
        )}
      </div>
    </form>
  )
}
