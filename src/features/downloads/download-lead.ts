import { downloadsTexts } from '@/texts/downloads.ts'
import { signedLetter } from '@/forms/letter.ts'
import type { Letter } from '@/forms/letter.ts'
import { singleLine } from '@/forms/single-line.ts'
import { fill, withoutBreaks } from '@/lib/fill.ts'
import type { DownloadLinkParams } from '@/mail/send-mail.ts'

/** The download form's data (specification section 3). */
export type DownloadLead = {
  name: string
  email: string
  phone: string
  company: string
}

export const EMPTY_LEAD: DownloadLead = { name: '', email: '', phone: '', company: '' }

/** The download-link template's parameters (specification section 7). */
export function downloadLinkParams(
  lead: DownloadLead,
  title: string,
  link: string,
): DownloadLinkParams {
  return {
    name: singleLine(lead.name),
    email: singleLine(lead.email),
    phone: singleLine(lead.phone),
    company: singleLine(lead.company),
    title: withoutBreaks(title),
    link,
  }
}

/** The request as a letter, for a visitor to send by other ways. */
export function leadLetter(lead: DownloadLead, title: string): Letter {
  const subject = fill(downloadsTexts.letter, { title })
  return signedLetter(subject, subject, lead)
}
