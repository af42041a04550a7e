import { signedMailto, type Mailto } from '@/forms/mailto.ts'
import type { ContactParams, Sender } from '@/forms/send-mail.ts'
import { interpolate } from '@/text/interpolate.ts'
import { defaultLanguage, buildTexts } from 'virtual:site'

export type ContactMessage = Sender & Record<'message', string>

export function contactParams(message: ContactMessage, now: Date): ContactParams {
  const { name, company } = message
  return {
    ...message,
    // With the time zone, because the company may be in another.
    time: now.toLocaleString(defaultLanguage, { timeZoneName: 'shortOffset' }),
    // The specification wants the brackets even if the company is empty (section 7).
    title: import.meta.env.COMPANY_FIELD ? `${name} (${company})` : name,
  }
}

export function contactMailto({
  message = '',
  ...sender
}: Readonly<Record<string, string>>): Mailto {
  const subject = interpolate(buildTexts.forms.mailSubject, { name: sender['name'] ?? '' })
  return signedMailto(subject, message, sender)
}
