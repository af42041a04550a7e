import { formTexts } from '@/texts/forms.ts'
import { signedLetter } from '@/forms/letter.ts'
import type { Letter } from '@/forms/letter.ts'
import { singleLine } from '@/forms/single-line.ts'
import { fill } from '@/lib/fill.ts'
import type { ContactParams } from '@/mail/send-mail.ts'

/** The contact form's data (specification section 3). */
export type ContactMessage = {
  name: string
  email: string
  phone: string
  company: string
  message: string
}

export const EMPTY_MESSAGE: ContactMessage = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
}

/** The contact template's parameters (specification section 7), as of `now`. */
export function contactParams(message: ContactMessage, now: Date): ContactParams {
  const name = singleLine(message.name)
  const company = singleLine(message.company)
  return {
    name,
    email: singleLine(message.email),
    phone: singleLine(message.phone),
    company,
    message: message.message,
    time: now.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'long' }),
    title: `${name} (${company})`,
  }
}

/** The message as a letter, for a visitor to send by other ways. */
export function contactLetter({ message, ...sender }: ContactMessage): Letter {
  const name = singleLine(sender.name)
  return signedLetter(fill(formTexts.letterSubject, { name }), message, sender)
}
