import { downloadsTexts } from 'virtual:texts'
import { interpolate, withoutBreaks } from '@/site/interpolate.ts'
import { writeMailto, type MailtoDraft } from '@/forms/mailto.ts'
import type { DownloadLinkParams, Sender } from '@/forms/send-mail.ts'
import { singleLines } from '@/forms/single-line.ts'

export function downloadLinkParams(lead: Sender, title: string, link: string): DownloadLinkParams {
  return { ...singleLines(lead), title: withoutBreaks(title), link }
}

export function leadMailto(lead: Sender, title: string): MailtoDraft {
  const subject = interpolate(downloadsTexts.mailSubject, { title })
  return writeMailto(subject, subject, lead)
}
