import type { Guide } from '@/content/schema/texts.ts'
import { createToken } from '@/forms/download-token.ts'
import { signedMailto, type Mailto } from '@/forms/mailto.ts'
import type { Mail, Sender } from '@/forms/send-mail.ts'
import { withBase } from '@/site/base-path.ts'
import { downloadPath } from '@/site/routes.ts'
import { interpolate, withoutBreaks } from '@/text/interpolate.ts'
import { buildTexts } from 'virtual:site'
import { randomUuid } from './random-uuid.ts'

export function requestFormName({ file }: Guide): string {
  return `download/${file}`
}

export function requestMail({ file, title }: Guide, sender: Sender, now: number): Mail {
  const token = createToken(file, now, randomUuid())
  const link = window.location.origin + withBase(downloadPath(token))
  return { template: 'download-link', params: { ...sender, title: withoutBreaks(title), link } }
}

export function requestMailto({ title }: Guide, sender: Readonly<Record<string, string>>): Mailto {
  const subject = interpolate(buildTexts.downloads.mailSubject, { title })
  return signedMailto(subject, subject, sender)
}
