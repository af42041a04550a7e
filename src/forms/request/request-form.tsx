import { hostTime } from '@/browser/host-time.ts'
import type { Guide } from '@/content/schema/texts.ts'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { SendFailure } from '@/forms/send-failure.tsx'
import { SENDER_FIELDS, sendMail } from '@/forms/send-mail.ts'
import { SenderForm } from '@/forms/sender-form.tsx'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { useCaptcha } from '@/forms/use-captcha.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { trackEvent } from '@/vendors/track-event.ts'
import { countRequest, mayRequest, REQUESTS_PER_HOUR } from './request-limit.ts'
import { requestFormName, requestMail, requestMailto } from './request-mail.ts'

interface RequestFormProps {
  guide: Guide
  onSent: () => void
}

export function RequestForm({ guide, onSent }: RequestFormProps) {
  const texts = useTexts('downloads').modal
  const shared = useTexts('forms')
  const form = useMailForm({
    name: requestFormName(guide),
    title: guide.title,
    fields: SENDER_FIELDS,
    captcha: useCaptcha(),
    send: async (sender, captchaToken) =>
      mayRequest(Date.now())
        ? sendMail(requestMail(guide, sender, await hostTime()), captchaToken)
        : { status: 'limited' },
    toasts: { sent: shared.linkSent, failed: shared.linkFailed },
    onSent: () => {
      countRequest(Date.now())
      trackEvent('guide-requested', { file: guide.file })
      onSent()
    },
  })

  return (
    <SenderForm form={form} texts={texts} className="mt-6 [--label-width:7.75rem]">
      <SubmitButton label={texts.submit} sending={form.sending} className="mt-7 w-full" />
      <PrivacyNote text={texts.privacy} className="note mt-4 text-xs" />
      <div className="mt-5">
        {form.state.status === 'failed' && (
          <SendFailure
            failure={form.state.failure}
            limited={interpolate(texts.tooMany, { count: REQUESTS_PER_HOUR })}
            formName={requestFormName(guide)}
            toMailto={(sender) => requestMailto(guide, sender)}
          />
        )}
      </div>
    </SenderForm>
  )
}
