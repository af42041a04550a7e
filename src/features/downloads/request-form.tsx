import { useCallback, useState } from 'react'
import type { FormEvent } from 'react'
import { TextField } from '@/components/ui/field.tsx'
import { SendFailure } from '@/components/ui/send-failure.tsx'
import { SubmitButton } from '@/components/ui/submit-button.tsx'
import { FIELD_LIMITS } from '@/config/limits.ts'
import { downloadPath } from '@/config/routes.ts'
import { site } from '@/config/site.ts'
import type { MATERIALS } from '@/content/materials.ts'
import { downloadsTexts } from '@/content/sections/downloads.ts'
import { formTexts } from '@/content/sections/forms.ts'
import { fill } from '@/lib/fill.ts'
import { textProblem } from '@/lib/text-problem.ts'
import { useFieldErrors } from '@/lib/use-field-errors.ts'
import { randomUuid } from '@/lib/uuid.ts'
import { useMail } from '@/mail/use-mail.ts'
import { toast } from '@/toast/toast-store.ts'
import { downloadLinkParams, EMPTY_LEAD } from './download-lead.ts'
import type { DownloadLead } from './download-lead.ts'
import { createToken } from './download-token.ts'

interface RequestFormProps {
  material: (typeof MATERIALS)[number]
  /** Address of the messaging-app chat, offered when a send fails. */
  chatUrl: string
  onSent: () => void
}

/** The form that asks for a material's link (specification section 4, download request). */
export function RequestForm({ material, chatUrl, onSent }: RequestFormProps) {
  const texts = downloadsTexts.modal
  const [lead, setLead] = useState(EMPTY_LEAD)
  const { state, send } = useMail()
  const { errors, onInvalidCapture, clearError } = useFieldErrors(formTexts)

  const set = useCallback(
    (field: keyof DownloadLead) => (value: string) => {
      setLead((known) => ({ ...known, [field]: value }))
      clearError(field)
    },
    [clearError],
  )

  const field = (name: keyof DownloadLead, required: boolean) => ({
    name,
    required,
    value: lead[name],
    onValueChange: set(name),
    error: errors[name],
    problem: textProblem(lead[name], { required, limit: FIELD_LIMITS[name] }, formTexts),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const token = createToken(material.file, Date.now(), randomUuid())
    const link = window.location.origin + downloadPath(token)
    const params = downloadLinkParams(lead, material.title, link)
    const result = await send({ template: 'download-link', params })
    if (result === undefined) return
    if (result.status === 'sent') {
      toast(formTexts.linkSent)
      onSent()
    } else {
      toast({ ...formTexts.linkFailed, variant: 'destructive' })
    }
  }

  return (
    <form
      className="mt-6 [--label-width:6.25rem]"
      onSubmit={(event) => void submit(event)}
      onInvalidCapture={onInvalidCapture}
    >
      <TextField {...field('name', true)} label={texts.name} autoComplete="name" />
      <TextField {...field('email', true)} type="email" label={texts.email} autoComplete="email" />
      <TextField {...field('phone', true)} type="tel" label={texts.phone} autoComplete="tel" />
      <TextField
        {...field('company', false)}
        label={texts.company}
        note={formTexts.optional}
        autoComplete="organization"
      />
      <SubmitButton
        label={texts.submit}
        sendingLabel={formTexts.sending}
        sending={state === 'sending'}
        className="mt-7 w-full"
      />
      <p className="mt-4 text-xs text-pretty text-fg-2">
        {fill(texts.privacy, { email: site.companyEmail })}
      </p>
      {state === 'failed' && (
        <div className="mt-5">
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
    </form>
  )
}
