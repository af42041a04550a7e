import { useState } from 'react'
import type { FormEvent } from 'react'
import { TextAreaField, TextField } from '@/components/ui/field.tsx'
import { useCaptcha } from '@/forms/captcha.tsx'
import { Honeypot } from '@/forms/honeypot.tsx'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { SendFailure } from '@/forms/send-failure.tsx'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { FIELD_LIMITS } from '@/config/limits.ts'
import type { contactTexts } from '@/texts/contact.ts'
import { formTexts } from '@/texts/forms.ts'
import { site } from '@/config/site.ts'
import { fill } from '@/lib/fill.ts'
import { isEmail } from '@/forms/email.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { toast } from '@/toast/toast-store.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import { contactLetter, contactParams, EMPTY_MESSAGE } from './contact-message.ts'
import { PhoneField } from './phone-field.tsx'
import { useQuestion } from './use-question.ts'

interface ContactFormProps {
  texts: (typeof contactTexts)['form']
  /** What a visitor has chosen to ask elsewhere on the page. */
  question?: { text: string } | undefined
}

/** The form "Envie uma Mensagem" (specification sections 2, 4 and 5). */
export function ContactForm({ texts, question }: ContactFormProps) {
  const [emailInvalid, setEmailInvalid] = useState(false)
  const captcha = useCaptcha()
  const { fields, state, failures, ready, field, formProps, submit } = useMailForm({
    draft: 'contact-draft',
    empty: EMPTY_MESSAGE,
    required: ['name', 'email', 'phone', 'message'],
    limits: FIELD_LIMITS,
    captcha,
  })
  const email = field('email')
  useQuestion(question, field('message'))

  const send = async (event: FormEvent) => {
    const params = contactParams(fields, new Date())
    const sent = await submit(event, { template: 'contact', params })
    if (sent === undefined) return
    if (sent) {
      setEmailInvalid(false)
      trackEvent('message-sent')
    }
    toast(sent ? formTexts.contactSent : { ...formTexts.contactFailed, variant: 'destructive' })
  }

  return (
    <form
      {...formProps}
      aria-labelledby="contact-form-title"
      className="[--label-width:9.25rem]"
      onSubmit={(event) => void send(event)}
    >
      <Honeypot />
      <TextField
        {...field('name')}
        label={texts.name}
        placeholder={texts.namePlaceholder}
        autoComplete="name"
      />
      <TextField
        {...email}
        type="email"
        label={texts.email}
        placeholder={texts.emailPlaceholder}
        autoComplete="email"
        error={emailInvalid ? formTexts.emailInvalid : email.error}
        onValueChange={(value) => {
          email.onValueChange(value)
          setEmailInvalid(!isEmail(value))
        }}
      />
      <PhoneField
        {...field('phone')}
        label={texts.phone}
        placeholder={texts.phonePlaceholder}
        title={fill(formTexts.phoneInvalid, { email: site.companyEmail })}
      />
      <TextField
        {...field('company')}
        label={texts.company}
        note={formTexts.optional}
        placeholder={texts.companyPlaceholder}
        autoComplete="organization"
      />
      <TextAreaField
        {...field('message')}
        label={texts.message}
        placeholder={texts.messagePlaceholder}
      />
      {captcha?.element}
      <div className="letter-end">
        <PrivacyNote text={texts.privacy} className="max-w-[46ch] text-sm text-pretty text-fg-2" />
        <SubmitButton
          label={texts.submit}
          sendingLabel={formTexts.sending}
          sending={state === 'sending'}
          ready={ready}
          className="sm:min-w-59"
        />
        {state === 'failed' && (
          <div className="sm:col-span-2">
            <SendFailure failures={failures} letter={contactLetter(fields)} />
          </div>
        )}
      </div>
    </form>
  )
}
