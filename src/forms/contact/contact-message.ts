import { formsTexts } from 'virtual:texts'
import { interpolate } from '@/site/interpolate.ts'
import { DEFAULT_LANGUAGE } from '@/site/languages.ts'
import { writeMailto, type MailtoDraft } from '@/forms/mailto.ts'
import type { ContactParams, Sender } from '@/forms/send-mail.ts'
import { singleLine, singleLines } from '@/forms/single-line.ts'

export type ContactMessage = Sender & Record<'message', string>

export function contactParams({ message, ...rest }: ContactMessage, now: Date): ContactParams {
  const sender = singleLines(rest)
  return {
    ...sender,
    message,
    time: now.toLocaleString(DEFAULT_LANGUAGE),
    // The specification wants the brackets also with an empty company (section 7).
    title: import.meta.env.COMPANY_FIELD ? `${sender.name} (${sender.company})` : sender.name,
  }
}

export function contactMailto({ message, ...sender }: ContactMessage): MailtoDraft {
  const name = singleLine(sender.name)
  return writeMailto(interpolate(formsTexts.mailSubject, { name }), message, sender)
}
