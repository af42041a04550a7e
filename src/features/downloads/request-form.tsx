import { TextField } from '@/components/ui/field.tsx'
import { DOWNLOAD_REQUESTS_PER_HOUR } from '@/config/limits.ts'
import { downloadPath } from '@/config/routes.ts'
import { useCaptcha } from '@/forms/use-captcha.tsx'
import { Honeypot } from '@/forms/honeypot.tsx'
import { createOutbox, type Outbox } from '@/forms/outbox.ts'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { SendFailure } from '@/forms/send-failure.tsx'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { publicPath } from '@/lib/public-path.ts'
import { randomUuid } from '@/lib/uuid.ts'
import type { MailResult } from '@/mail/mail-result.ts'
import { downloadsTexts } from '@/texts/downloads.ts'
import { formTexts } from '@/texts/forms.ts'
import { MATERIALS, type Material, type MaterialFile } from '@/texts/materials.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import { downloadLinkParams, leadAsMail, LEAD_FIELDS } from './download-lead.ts'
import { createToken } from './download-token.ts'
import { countRequest, mayRequest } from './request-limit.ts'

/** One for each guide: a failed request is shown with its own guide only. */
const outboxes = Object.fromEntries(MATERIALS.map(({ file }) => [file, createOutbox()])) as Record<
  MaterialFile,
  Outbox
>

const TOO_MANY: MailResult = { status: 'failed', reason: 'too-many', detail: 'requests in an hour' }

interface RequestFormProps {
  material: Material<MaterialFile>
  onSent: () => void
}

/** Specification section 4, download request. */
export function RequestForm({ material, onSent }: RequestFormProps) {
  const texts = downloadsTexts.modal
  const captcha = useCaptcha()
  const { form, formProps, field, values, sending, result, failures } = useMailForm({
    names: LEAD_FIELDS,
    draftName: 'download',
    outbox: outboxes[material.file],
    captcha,
    write: (typed) => {
      if (!mayRequest(Date.now())) return TOO_MANY
      const token = createToken(material.file, Date.now(), randomUuid())
      const link = window.location.origin + publicPath(downloadPath(token))
      return { template: 'download-link', params: downloadLinkParams(typed, material.title, link) }
    },
    toasts: { sent: formTexts.linkSent, failed: formTexts.linkFailed },
    onSent: () => {
      countRequest(Date.now())
      trackEvent('guide-requested', { file: material.file })
      // The dialog may have been closed, and another opened, while this was sent.
      if (form.current) onSent()
    },
  })

  const tooMany = result?.status === 'failed' && result.reason === 'too-many'
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
      <TextField
        {...field('company')}
        label={texts.company}
        hint={formTexts.optional}
        autoComplete="organization"
      />
      {captcha?.element}
      <SubmitButton label={texts.submit} sending={sending} className="mt-7 w-full" />
      <PrivacyNote text={texts.privacy} className="note mt-4 text-xs" />
      {result?.status === 'failed' && (
        <div className="mt-5">
          <SendFailure
            text={
              tooMany
                ? interpolate(texts.tooMany, { count: DOWNLOAD_REQUESTS_PER_HOUR })
                : undefined
            }
            failures={failures}
            mail={leadAsMail(values, material.title)}
          />
        </div>
      )}
    </form>
  )
}
