import { useEffect } from 'react'
import { TextAreaField, TextField } from '@/components/ui/field.tsx'
import { useCaptcha } from '@/forms/use-captcha.tsx'
import { settings } from '@/config/build.ts'
import { CONTACT_FORM_ID } from '@/config/routes.ts'
import { isEmail } from '@/lib/is-email.ts'
import { Honeypot } from '@/forms/honeypot.tsx'
import { createOutbox } from '@/forms/outbox.ts'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { SendFailure } from '@/forms/send-failure.tsx'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { WithoutCode } from '@/loading/without-code.tsx'
import type { contactTexts } from '@/texts/contact.ts'
import { formTexts } from '@/texts/forms.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import { contactAsMail, CONTACT_FIELDS, contactParams } from './contact-message.ts'
import { PhoneField } from './phone-field.tsx'

const outbox = createOutbox()

export interface Question {
  about: string
  text: string
  /** The texts of the other questions, which this one may replace. */
  others: readonly string[]
}

interface ContactFormProps {
  texts: (typeof contactTexts)['form']
  question?: Question | undefined
}

/** Specification sections 2, 4 and 5. */
export function ContactForm({ texts, question }: ContactFormProps) {
  const captcha = useCaptcha()
  const { form, formProps, field, setError, values, sending, result, failures } = useMailForm({
    names: CONTACT_FIELDS,
    draftName: 'contact',
    outbox,
    captcha,
    write: (typed) => ({ template: 'contact', params: contactParams(typed, new Date()) }),
    toasts: { sent: formTexts.contactSent, failed: formTexts.contactFailed },
    onSent: () => {
      trackEvent('message-sent')
      document.getElementById(CONTACT_FORM_ID)?.scrollIntoView({ block: 'nearest' })
    },
  })

  // Replaces an empty message or another prepared question, never the visitor's own words.
  useEffect(() => {
    const message = form.current?.querySelector('textarea')
    if (!message || !question) return
    if (message.value !== '' && !question.others.includes(message.value)) return
    message.value = question.text
    message.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, [form, question])

  return (
    <form {...formProps} aria-labelledby={CONTACT_FORM_ID}>
      {result?.status === 'sent' && (
        <p className="display mb-3 text-lg text-primary">{texts.sent}</p>
      )}
      {question && values.message.startsWith(question.text.trim()) && (
        <p className="-mt-3 text-sm font-medium">{question.about}</p>
      )}
      <Honeypot />
      <TextField
        {...field('name')}
        required
        label={texts.name}
        placeholder={texts.namePlaceholder}
        autoComplete="name"
      />
      <TextField
        {...field('email')}
        type="email"
        required
        label={texts.email}
        placeholder={texts.emailPlaceholder}
        autoComplete="email"
        // React calls it after the form's onInput, which clears the error.
        onChange={({ target }) =>
          setError('email', isEmail(target.value) ? undefined : formTexts.emailInvalid)
        }
      />
      <PhoneField
        {...field('phone')}
        required
        label={texts.phone}
        placeholder={texts.phonePlaceholder}
        title={interpolate(formTexts.phoneInvalid, { email: settings.companyEmail })}
      />
      <TextField
        {...field('company')}
        label={texts.company}
        hint={formTexts.optional}
        placeholder={texts.companyPlaceholder}
        autoComplete="organization"
      />
      <TextAreaField
        {...field('message')}
        required
        label={texts.message}
        placeholder={texts.messagePlaceholder}
      />
      {captcha?.element}
      <div className="form-end">
        <PrivacyNote text={texts.privacy} className="note max-w-[46ch]" />
        <SubmitButton label={texts.submit} sending={sending} className="sm:min-w-59" />
        <div className="sm:col-span-2">
          <WithoutCode />
          {result?.status === 'failed' && (
            <SendFailure failures={failures} mail={contactAsMail(values)} />
          )}
        </div>
      </div>
    </form>
  )
}
