import { DEFAULT_LANGUAGE } from '@/site/languages.ts'
import { signedMail, singleLine, singleLines, type OwnMail } from '@/forms/own-mail.ts'
import { interpolate } from '@/site/interpolate.ts'
import type { ContactParams, Sender } from '@/forms/mail/send-mail.ts'
import { formsTexts } from 'virtual:texts'

export type ContactMessage = Sender & Record<'message', string>

export function contactParams({ message, ...rest }: ContactMessage, now: Date): ContactParams {
  const sender = singleLines(rest)
  return {
    ...sender,
    message,
    time: now.toLocaleString(DEFAULT_LANGUAGE),
    title: import.meta.env.COMPANY_FIELD ? `${sender.name} (${sender.company})` : sender.name,
  }
}

export function contactAsMail({ message, ...sender }: ContactMessage): OwnMail {
  const name = singleLine(sender.name)
  return signedMail(interpolate(formsTexts.mailSubject, { name }), message, sender)
}
