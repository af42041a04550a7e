import type { FormEvent } from 'react'
import { FIELD_LIMITS } from '@/config/limits.ts'
import { footerTexts } from '@/texts/footer.ts'
import { formTexts } from '@/texts/forms.ts'
import { Honeypot } from '@/forms/honeypot.tsx'
import { PrivacyNote } from '@/forms/privacy-note.tsx'
import { singleLine } from '@/forms/single-line.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { toast } from '@/toast/toast-store.ts'
import { NewsletterLine } from './newsletter-line.tsx'

const EMPTY = { email: '' }

/** The newsletter where the settings say who takes the addresses. */
export function OpenNewsletter() {
  const { subscribed, failed, privacy } = footerTexts.newsletter
  const { fields, state, field, formProps, submit } = useMailForm({
    draft: 'newsletter-draft',
    empty: EMPTY,
    required: ['email'],
    limits: FIELD_LIMITS,
  })
  const { name, value, error, onValueChange } = field('email')

  const send = async (event: FormEvent) => {
    const params = { email: singleLine(fields.email) }
    const sent = await submit(event, { template: 'newsletter', params })
    if (sent !== undefined) toast(sent ? subscribed : { ...failed, variant: 'destructive' })
  }

  return (
    <form {...formProps} method="dialog" onSubmit={(event) => void send(event)}>
      <Honeypot />
      <NewsletterLine
        name={name}
        value={value}
        error={error}
        sending={state === 'sending'}
        onChange={(event) => {
          onValueChange(event.target.value)
        }}
      />
      <span role="status" className="sr-only">
        {state === 'sending' ? formTexts.sending : ''}
      </span>
      <PrivacyNote text={privacy} className="mt-2 text-xs text-pretty text-fg-2" />
    </form>
  )
}
