import type { Guide } from '@/content/schema/texts.ts'
import { CaptchaBox } from '@/forms/captcha-box.tsx'
import { Honeypot } from '@/forms/honeypot.tsx'
import { signedMailto } from '@/forms/mailto.ts'
import { createOutbox, type Outbox } from '@/forms/outbox.ts'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { SendFailure } from '@/forms/send-failure.tsx'
import { SENDER_FIELDS, sendMail, type MailResult } from '@/forms/send-mail.ts'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { useCaptcha } from '@/forms/use-captcha.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { withBase } from '@/site/base-path.ts'
import { downloadPath } from '@/site/routes.ts'
import { interpolate, withoutBreaks } from '@/text/interpolate.ts'
import { TextField } from '@/ui/field.tsx'
import { trackEvent } from '@/vendors/analytics/analytics-events.ts'
import { downloadsTexts } from 'virtual:texts'
import { createToken } from './download-token.ts'
import { randomUuid } from './random-uuid.ts'
import { countRequest, mayRequest, REQUESTS_PER_HOUR } from './request-limit.ts'

const outboxes = new Map<string, Outbox>()

/** Each guide has an outbox, so that a failure is shown in that guide's dialog only. */
function outboxOf(file: string): Outbox {
  const outbox = outboxes.get(file) ?? createOutbox()
  outboxes.set(file, outbox)
  return outbox
}

function refuseTooMany(text: string): MailResult {
  const help = interpolate(text, { count: REQUESTS_PER_HOUR })
  return { status: 'refused', help }
}

interface RequestFormProps {
  guide: Guide
  onSent: () => void
}

export function RequestForm({ guide, onSent }: RequestFormProps) {
  const texts = useTexts('downloads').texts.modal
  const { texts: shared } = useTexts('forms')
  const captcha = useCaptcha()
  const { formProps, field, outboxState } = useMailForm({
    draftName: 'download',
    fields: SENDER_FIELDS,
    outbox: outboxOf(guide.file),
    captcha,
    send: async (sender, captchaToken) => {
      if (!mayRequest(Date.now())) return refuseTooMany(texts.tooMany)
      const token = createToken(guide.file, Date.now(), randomUuid())
      const link = window.location.origin + withBase(downloadPath(token))
      const params = { ...sender, title: withoutBreaks(guide.title), link }
      return sendMail({ template: 'download-link', params }, captchaToken)
    },
    toMailto: (sender) => {
      const subject = interpolate(downloadsTexts.mailSubject, { title: guide.title })
      return signedMailto(subject, subject, sender)
    },
    toasts: { sent: shared.linkSent, failed: shared.linkFailed },
    subject: guide.title,
    onSent: () => {
      countRequest(Date.now())
      trackEvent('guide-requested', { file: guide.file })
      onSent()
    },
  })

  return (
    <form {...formProps} className="mt-6 [--label-width:7.75rem]">
      <Honeypot />
      <TextField {...field('name')} required label={texts.name} autoComplete="name" />
      <TextField
        {...field('email')}
        type="email"
        required
        label={texts.email}
        autoComplete="email"
      />
      <TextField {...field('phone')} type="tel" required label={texts.phone} autoComplete="tel" />
      {import.meta.env.COMPANY_FIELD && (
        <TextField
          {...field('company')}
          label={texts.company}
          hint={shared.optional}
          autoComplete="organization"
        />
      )}
      <CaptchaBox captcha={captcha} />
      <SubmitButton label={texts.submit} sending={outboxState.sending} className="mt-7 w-full" />
      <PrivacyNote text={texts.privacy} className="note mt-4 text-xs" />
      <div className="mt-5">
        <SendFailure {...outboxState} />
      </div>
    </form>
  )
}
