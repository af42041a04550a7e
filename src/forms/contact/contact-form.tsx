import { CaptchaBox } from '@/forms/captcha-box.tsx'
import { Honeypot } from '@/forms/honeypot.tsx'
import { createOutbox } from '@/forms/outbox.ts'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { SendFailure } from '@/forms/send-failure.tsx'
import { SENDER_FIELDS, sendMail } from '@/forms/send-mail.ts'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { useCaptcha } from '@/forms/use-captcha.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { WithoutCode } from '@/links/without-code.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { siteConfig } from '@/site/build-facts.ts'
import { CONTACT_FORM_TITLE_ID } from '@/site/routes.ts'
import { interpolate } from '@/text/interpolate.ts'
import { TextAreaField, TextField } from '@/ui/field.tsx'
import { trackEvent } from '@/vendors/analytics/analytics-events.ts'
import { contactMailto, contactParams } from './contact-message.ts'
import { PhoneField } from './phone-field.tsx'

const outbox = createOutbox()

export function ContactForm() {
  const texts = useTexts('contact').texts.form
  const { texts: shared } = useTexts('forms')
  const captcha = useCaptcha()
  const { formProps, field, outboxState } = useMailForm({
    draftName: 'contact',
    fields: [...SENDER_FIELDS, 'message'],
    outbox,
    captcha,
    liveEmail: true,
    send: (message, captchaToken) =>
      sendMail({ template: 'contact', params: contactParams(message, new Date()) }, captchaToken),
    toMailto: contactMailto,
    toasts: { sent: shared.contactSent, failed: shared.contactFailed },
    onSent: () => trackEvent('message-sent'),
  })

  return (
    <form {...formProps} aria-labelledby={CONTACT_FORM_TITLE_ID}>
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
      />
      <PhoneField
        {...field('phone')}
        required
        label={texts.phone}
        placeholder={texts.phonePlaceholder}
        title={interpolate(shared.phoneInvalid, { email: siteConfig.companyEmail })}
      />
      {import.meta.env.COMPANY_FIELD && (
        <TextField
          {...field('company')}
          label={texts.company}
          hint={shared.optional}
          placeholder={texts.companyPlaceholder}
          autoComplete="organization"
        />
      )}
      <TextAreaField
        {...field('message')}
        required
        label={texts.message}
        placeholder={texts.messagePlaceholder}
      />
      <CaptchaBox captcha={captcha} />
      <div className="mt-8 grid gap-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <PrivacyNote text={texts.privacy} className="note max-w-[46ch]" />
        <SubmitButton label={texts.submit} sending={outboxState.sending} className="sm:min-w-59" />
        <p className="note -mt-4 text-xs sm:col-start-2">{texts.reply}</p>
        <div className="sm:col-span-2">
          <WithoutCode />
          {outboxState.result?.status === 'sent' && (
            <p className="display text-lg text-primary">{texts.sent}</p>
          )}
          <SendFailure {...outboxState} />
        </div>
      </div>
    </form>
  )
}
