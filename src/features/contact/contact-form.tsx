import { useEffect } from 'react'
import type { FormEvent } from 'react'
import { TextAreaField, TextField } from '@/components/ui/field.tsx'
import { useCaptcha } from '@/forms/captcha.tsx'
import { site } from '@/config/build.ts'
import { CONTACT_FORM_ID } from '@/config/routes.ts'
import { isEmail } from '@/forms/email.ts'
import { Honeypot } from '@/forms/honeypot.tsx'
import { createOutbox } from '@/forms/outbox.ts'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { SendFailure } from '@/forms/send-failure.tsx'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { fill } from '@/lib/fill.ts'
import { WithoutCode } from '@/loading/without-code.tsx'
import type { contactTexts } from '@/texts/contact.ts'
import { formTexts } from '@/texts/forms.ts'
import { toast } from '@/toast/toast-store.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import { contactAsMail, CONTACT_FIELDS, contactParams } from './contact-message.ts'
import { PhoneField } from './phone-field.tsx'

const outbox = createOutbox()

/** What a visitor has chosen to ask elsewhere on the page. */
export interface Question {
  /** What it is about, as the form says it. */
  about: string
  text: string
  /** What else could have been asked there. */
  others: readonly string[]
}

interface ContactFormProps {
  texts: (typeof contactTexts)['form']
  question?: Question | undefined
}

/** The form "Envie uma Mensagem" (specification sections 2, 4 and 5). */
export function ContactForm({ texts: words, question }: ContactFormProps) {
  const captcha = useCaptcha()
  const { formProps, errors, setError, texts, submit, sending, result, failures } = useMailForm({
    names: CONTACT_FIELDS,
    draft: 'contact',
    outbox,
    captcha,
  })
  const form = formProps.ref

  // Never over a visitor's own words.
  useEffect(() => {
    const message = form.current?.querySelector('textarea')
    if (!message || !question) return
    if (message.value !== '' && !question.others.includes(message.value)) return
    message.value = question.text
    message.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, [form, question])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    const sent = await submit(event, (typed) => ({
      template: 'contact',
      params: contactParams(typed, new Date()),
    }))
    if (sent?.status === 'sent') {
      trackEvent('message-sent')
      toast(formTexts.contactSent)
      document.getElementById(CONTACT_FORM_ID)?.scrollIntoView({ block: 'nearest' })
    } else if (sent) toast({ ...formTexts.contactFailed, variant: 'destructive' })
  }

  return (
    <form
      {...formProps}
      aria-labelledby={CONTACT_FORM_ID}
      className="[--label-width:9.25rem]"
      onSubmit={(event) => void send(event)}
    >
      {result?.status === 'sent' && (
        <p className="mb-3 text-lg font-display tracking-[-0.02em] text-accent">{words.sent}</p>
      )}
      {question && texts.message.startsWith(question.text.trim()) && (
        <p className="-mt-3 text-sm font-medium">{question.about}</p>
      )}
      <Honeypot />
      <TextField
        name="name"
        required
        label={words.name}
        placeholder={words.namePlaceholder}
        autoComplete="name"
        error={errors['name']}
      />
      <TextField
        name="email"
        type="email"
        required
        label={words.email}
        placeholder={words.emailPlaceholder}
        autoComplete="email"
        error={errors['email']}
        onChange={({ target }) => {
          setError('email', isEmail(target.value) ? undefined : formTexts.emailInvalid)
        }}
      />
      <PhoneField
        name="phone"
        required
        label={words.phone}
        placeholder={words.phonePlaceholder}
        title={fill(formTexts.phoneInvalid, { email: site.companyEmail })}
        error={errors['phone']}
      />
      <TextField
        name="company"
        label={words.company}
        note={formTexts.optional}
        placeholder={words.companyPlaceholder}
        autoComplete="organization"
        error={errors['company']}
      />
      <TextAreaField
        name="message"
        required
        label={words.message}
        placeholder={words.messagePlaceholder}
        error={errors['message']}
      />
      {captcha?.element}
      <div className="letter-end">
        <PrivacyNote text={words.privacy} className="max-w-[46ch] text-sm text-pretty text-fg-2" />
        <SubmitButton label={words.submit} sending={sending} className="sm:min-w-59" />
        <div className="sm:col-span-2">
          <WithoutCode />
          {result?.status === 'failed' && (
            <SendFailure failures={failures} mail={contactAsMail(texts)} />
          )}
        </div>
      </div>
    </form>
  )
}
