import { storageOf } from '@/boot/storage.ts'
import { withTimeLimit } from '@/forms/with-time-limit.ts'
import { SEND_TIME_LIMIT_MS } from '@/site/constants.ts'
import { siteConfig } from '@/site/build.ts'
import { answerWithin, type MailResult } from './mail-result.ts'
import { postJson } from './post-json.ts'

export type Sender = Record<'name' | 'email' | 'phone' | 'company', string>

export type ContactParams = Sender & Record<'message' | 'time' | 'title', string>
export type DownloadLinkParams = Sender & Record<'title' | 'link', string>

export type Mail =
  | { template: 'contact'; params: ContactParams }
  | { template: 'download-link'; params: DownloadLinkParams }
  | { template: 'newsletter'; params: { email: string } }

const QUOTA_STATUSES = new Set<number | undefined>([402, 426, 429])

const TEMPLATE_IDS: Record<Mail['template'], string> = {
  contact: siteConfig.mail.contactTemplateId,
  'download-link': siteConfig.mail.downloadTemplateId,
  newsletter: import.meta.env.NEWSLETTER_TEMPLATE_ID,
}

/** The SDK rejects with the service's answers, but also with strings, errors and nothing at all. */
function toResult(reply: unknown): MailResult {
  const { status, text } = Object(reply) as { status?: number; text?: string }
  if (status === 200 || text === 'OK') return { status: 'sent' }
  const unavailable = QUOTA_STATUSES.has(status) || Number(status) >= 500
  return { status: unavailable ? 'unavailable' : 'refused' }
}

/** The SDK reads localStorage on import. Where that throws, it is replaced by undefined. */
async function loadSdk() {
  if (!storageOf('localStorage'))
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  return import('@emailjs/browser')
}

export function prepareMail(): void {
  loadSdk().catch(() => undefined)
}

/** The limit is for the SDK and the answer together. If the SDK takes longer, nothing is sent. */
async function post({ template, params }: Mail, captcha: string): Promise<MailResult> {
  const startedAt = performance.now()
  try {
    const { init, send } = await withTimeLimit(loadSdk(), SEND_TIME_LIMIT_MS)
    const all = { ...params, ...(captcha && { 'g-recaptcha-response': captcha }) }
    init({
      publicKey: siteConfig.mail.publicKey,
      origin: siteConfig.mail.origin || window.location.origin,
    })
    const answer = send(siteConfig.mail.serviceId, TEMPLATE_IDS[template], all)
    const leftMs = SEND_TIME_LIMIT_MS - (performance.now() - startedAt)
    return await answerWithin(leftMs, answer.then(toResult, toResult))
  } catch (reason) {
    return toResult(reason)
  }
}

/** Never throws, and never retries: a mail whose answer was lost may have been accepted. */
export async function sendMail(mail: Mail, captcha = ''): Promise<MailResult> {
  if (import.meta.env.NEWSLETTER_URL && mail.template === 'newsletter')
    return postJson(import.meta.env.NEWSLETTER_URL, mail.params)
  const result = await post(mail, captcha)
  const unavailable = result.status === 'unavailable'
  return import.meta.env.CONTACT_FALLBACK_URL && mail.template === 'contact' && unavailable
    ? postJson(import.meta.env.CONTACT_FALLBACK_URL, mail.params)
    : result
}
