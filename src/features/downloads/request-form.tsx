import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { TextField } from '@/components/ui/field.tsx'
import { useCaptcha } from '@/forms/captcha.tsx'
import { Honeypot } from '@/forms/honeypot.tsx'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { SendFailure } from '@/forms/send-failure.tsx'
import { SubmitButton } from '@/forms/submit-button.tsx'
import { FIELD_LIMITS, GUIDE_REQUESTS_PER_HOUR } from '@/config/limits.ts'
import { downloadPath } from '@/config/routes.ts'
import type { Material, MaterialFile } from '@/texts/materials.ts'
import { downloadsTexts } from '@/texts/downloads.ts'
import { formTexts } from '@/texts/forms.ts'
import { fill } from '@/lib/fill.ts'
import { publicPath } from '@/lib/public-path.ts'
import { randomUuid } from '@/lib/uuid.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { toast } from '@/toast/toast-store.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import { downloadLinkParams, EMPTY_LEAD, leadLetter } from './download-lead.ts'
import { createToken } from './download-token.ts'
import { countRequest, mayRequest } from './request-limit.ts'

interface RequestFormProps {
  material: Material<MaterialFile>
  onSent: () => void
}

/** The form that asks for a material's link (specification section 4, download request). */
export function RequestForm({ material, onSent }: RequestFormProps) {
  const texts = downloadsTexts.modal
  const captcha = useCaptcha()
  const { fields, state, failures, ready, field, formProps, submit } = useMailForm({
    draft: 'download-draft',
    empty: EMPTY_LEAD,
    required: ['name', 'email', 'phone'],
    limits: FIELD_LIMITS,
    captcha,
  })

  const [limited, setLimited] = useState(false)

  // A dialog that was closed while it was sending must not close the next one.
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  const send = async (event: FormEvent) => {
    const tooMany = !mayRequest(Date.now())
    setLimited(tooMany)
    if (tooMany) return event.preventDefault()
    const token = createToken(material.file, Date.now(), randomUuid())
    const link = window.location.origin + publicPath(downloadPath(token))
    const params = downloadLinkParams(fields, material.title, link)
    const sent = await submit(event, { template: 'download-link', params })
    if (sent === undefined) return
    if (!sent) {
      toast({ ...formTexts.linkFailed, variant: 'destructive' })
      return
    }
    countRequest(Date.now())
    toast(formTexts.linkSent)
    trackEvent('guide-requested', { file: material.file })
    if (shown.current) onSent()
  }

  return (
    <form
      {...formProps}
      className="mt-6 [--label-width:7.75rem]"
      onSubmit={(event) => void send(event)}
    >
      <Honeypot />
      <TextField {...field('name')} label={texts.name} autoComplete="name" />
      <TextField {...field('email')} type="email" label={texts.email} autoComplete="email" />
      <TextField {...field('phone')} type="tel" label={texts.phone} autoComplete="tel" />
      <TextField
        {...field('company')}
        label={texts.company}
        note={formTexts.optional}
        autoComplete="organization"
      />
      {captcha?.element}
      <SubmitButton
        label={texts.submit}
        sendingLabel={formTexts.sending}
        sending={state === 'sending'}
        ready={ready}
        className="mt-7 w-full"
      />
      <PrivacyNote text={texts.privacy} className="mt-4 text-xs text-pretty text-fg-2" />
      {(limited || state === 'failed') && (
        <div className="mt-5">
          <SendFailure
            {...(limited && { text: fill(texts.tooMany, { count: GUIDE_REQUESTS_PER_HOUR }) })}
            failures={failures}
            letter={leadLetter(fields, material.title)}
          />
        </div>
      )}
    </form>
  )
}
