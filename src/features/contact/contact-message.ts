import { DEFAULT_LANGUAGE } from '@/config/languages.ts'
import { signedMail, singleLine, singleLines, type WrittenMail } from '@/forms/written-mail.ts'
import { interpolate } from '@/lib/interpolate.ts'
import type { ContactParams } from '@/mail/send-mail.ts'
import { formTexts } from '@/texts/forms.ts'

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'company', 'message'] as const

type ContactMessage = Record<(typeof CONTACT_FIELDS)[number], string>

export function contactParams({ message, ...rest }: ContactMessage, now: Date): ContactParams {
  const sender = singleLines(rest)
  return {
    ...sender,
    message,
    time: now.toLocaleString(DEFAULT_LANGUAGE),
    title: `${sender.name} (${sender.company})`,
  }
}

export function contactAsMail({ message, ...sender }: ContactMessage): WrittenMail {
  const name = singleLine(sender.name)
  return signedMail(interpolate(formTexts.mailSubject, { name }), message, sender)
}
