import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '@/settings/use-texts.ts'
import { TextField } from '@/ui/field.tsx'
import { CaptchaBox } from './captcha-box.tsx'
import { Honeypot } from './honeypot.tsx'
import type { Sender } from './send-mail.ts'
import type { useMailForm } from './use-mail-form.ts'

type SenderField = keyof Sender

interface SenderFormProps extends ComponentProps<'form'> {
  form: ReturnType<typeof useMailForm<SenderField>>
  texts: Sender & Partial<Record<`${SenderField}Placeholder`, string>>
  Phone?: typeof TextField
  moreFields?: ReactNode
}

/** A mail form that asks who sends it. Its children come after the fields. */
export function SenderForm({
  form: { formProps, field, captcha },
  texts,
  Phone = TextField,
  moreFields,
  children,
  ...props
}: SenderFormProps) {
  const shared = useTexts('forms')
  const labelled = (name: SenderField) => ({
    ...field(name),
    label: texts[name],
    placeholder: texts[`${name}Placeholder`],
  })
  return (
    <form {...formProps} {...props}>
      <Honeypot />
      <TextField {...labelled('name')} required autoComplete="name" />
      <TextField {...labelled('email')} type="email" required autoComplete="email" />
      <Phone {...labelled('phone')} type="tel" required autoComplete="tel" />
      {import.meta.env.COMPANY_FIELD && (
        <TextField {...labelled('company')} hint={shared.optional} autoComplete="organization" />
      )}
      {moreFields}
      {import.meta.env.CAPTCHA && captcha && <CaptchaBox captcha={captcha} />}
      {children}
    </form>
  )
}
