import { signedMail, singleLines, type WrittenMail } from '@/forms/written-mail.ts'
import { interpolate, withoutBreaks } from '@/lib/interpolate.ts'
import type { DownloadLinkParams } from '@/mail/send-mail.ts'
import { downloadsTexts } from '@/texts/downloads.ts'

export const LEAD_FIELDS = ['name', 'email', 'phone', 'company'] as const

/** Specification section 3. */
type DownloadLead = Record<(typeof LEAD_FIELDS)[number], string>

export function downloadLinkParams(
  lead: DownloadLead,
  title: string,
  link: string,
): DownloadLinkParams {
  return { ...singleLines(lead), title: withoutBreaks(title), link }
}

export function leadAsMail(lead: DownloadLead, title: string): WrittenMail {
  const subject = interpolate(downloadsTexts.mailSubject, { title })
  return signedMail(subject, subject, lead)
}
