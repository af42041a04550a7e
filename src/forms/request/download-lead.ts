import { signedMail, singleLines, type OwnMail } from '@/forms/own-mail.ts'
import { interpolate, withoutBreaks } from '@/site/interpolate.ts'
import type { DownloadLinkParams } from '@/forms/mail/send-mail.ts'
import { downloadsTexts } from 'virtual:texts'

export type DownloadLead = Record<'name' | 'email' | 'phone' | 'company', string>

export function downloadLinkParams(
  lead: DownloadLead,
  title: string,
  link: string,
): DownloadLinkParams {
  return { ...singleLines(lead), title: withoutBreaks(title), link }
}

export function leadAsMail(lead: DownloadLead, title: string): OwnMail {
  const subject = interpolate(downloadsTexts.mailSubject, { title })
  return signedMail(subject, subject, lead)
}
