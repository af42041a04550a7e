import { signedMail, singleLines, type OwnMail } from '@/forms/own-mail.ts'
import { interpolate, withoutBreaks } from '@/site/interpolate.ts'
import type { DownloadLinkParams, Sender } from '@/forms/mail/send-mail.ts'
import { downloadsTexts } from 'virtual:texts'

export function downloadLinkParams(lead: Sender, title: string, link: string): DownloadLinkParams {
  return { ...singleLines(lead), title: withoutBreaks(title), link }
}

export function leadAsMail(lead: Sender, title: string): OwnMail {
  const subject = interpolate(downloadsTexts.mailSubject, { title })
  return signedMail(subject, subject, lead)
}
