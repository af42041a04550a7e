import { scrollBack } from '@/browser/scroll.ts'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { SendFailure } from '@/forms/send-failure.tsx'
import { SENDER_FIELDS, sendMail } from '@/forms/send-mail.ts'
import { SenderForm } from '@/forms/sender-form.tsx'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { useCaptcha } from '@/forms/use-captcha.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { ContactFallback } from '@/links/contact-fallback.tsx'
import { ContactLine } from '@/links/contact-line.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { CONTACT_FORM_TITLE_ID } from '@/site/routes.ts'
import { interpolate } from '@/text/interpolate.ts'
import { TextAreaField, TextField } from '@/ui/field.tsx'
import { trackEvent } from '@/vendors/track-event.ts'
import { siteConfig } from 'virtual:site'
import { contactMailto, contactParams } from './contact-message.ts'
import { CONTACT_FORM, useAskedCourse } from './course-question.ts'
import { PhoneField } from './phone-field.tsx'
import { Receipt } from './receipt.tsx'

/** Visitors of a company abroad have numbers of other forms. */
const Phone = siteConfig.phone.startsWith('+55') ? PhoneField : TextField

export function ContactForm() {
  const texts = useTexts('contact').form
  const shared = useTexts('forms')
  const course = useAskedCourse()
  const form = useMailForm({
    name: CONTACT_FORM,
    fields: [...SENDER_FIELDS, 'message'],
    captcha: useCaptcha(),
    liveEmail: true,
    send: (message, captchaToken) =>
      sendMail({ template: 'contact', params: contactParams(message, new Date()) }, captchaToken),
    toasts: { sent: shared.contactSent, failed: shared.contactFailed },
    onSent: (sent) => {
      trackEvent('message-sent')
      scrollBack(CONTACT_FORM_TITLE_ID, sent)
    },
  })

  return (
    <>
      {form.state.status === 'sent' ? (
        <Receipt sent={form.state.values} />
      ) : (
        <p className="body-text mt-2 mb-small">
          <ContactLine text={course ? interpolate(texts.about, { course }) : texts.intro} />
        </p>
      )}
      <SenderForm
        form={form}
        aria-labelledby={CONTACT_FORM_TITLE_ID}
        texts={texts}
        Phone={Phone}
        moreFields={
          <TextAreaField
            {...form.field('message')}
            required
            label={texts.message}
            placeholder={texts.messagePlaceholder}
          />
        }
      >
        <div className="mt-8 grid gap-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <PrivacyNote text={texts.privacy} className="note max-w-note" />
          <SubmitButton label={texts.submit} sending={form.sending} className="sm:min-w-59" />
          <p className="note -mt-4 text-xs sm:col-start-2">{texts.reply}</p>
          <div className="sm:col-span-2">
            <ContactFallback />
            {form.state.status === 'failed' && (
              <SendFailure
                failure={form.state.failure}
                formName={CONTACT_FORM}
                toMailto={contactMailto}
              />
            )}
          </div>
        </div>
      </SenderForm>
    </>
  )
}
