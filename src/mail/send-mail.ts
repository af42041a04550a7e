import { storageOf } from '@/browser/storage.ts'
import { withTimeLimit } from '@/browser/with-time-limit.ts'
import { SEND_TIME_LIMIT_MS } from '@/config/limits.ts'
import { settings } from '@/config/build.ts'
import { holdPage, loadOrReload } from '@/loading/load-or-reload.ts'
import type { MailResult } from './mail-result.ts'
import { postJson } from './post-json.ts'

type Sender = Record<'name' | 'email' | 'phone' | 'company', string>

export type ContactParams = Sender & Record<'message' | 'time' | 'title', string>
export type DownloadLinkParams = Sender & Record<'title' | 'link', string>

export type Mail =
  | { template: 'contact'; params: ContactParams }
  | { template: 'download-link'; params: DownloadLinkParams }
  | { template: 'newsletter'; params: { email: string } }

const QUOTA_STATUSES = new Set<number | undefined>([402, 426, 429])

const TEMPLATE_IDS: Record<Mail['template'], string> = {
  contact: settings.mail.contactTemplateId,
  'download-link': settings.mail.downloadTemplateId,
  newsletter: import.meta.env.NEWSLETTER_TEMPLATE_ID,
}

type Reply = { status?: number; text?: string | number; message?: string }

function toResult(reply: unknown): MailResult {
  if (typeof reply === 'string') return { status: 'failed', reason: 'refused', detail: reply }
  const { status, text, message } = Object(reply) as Reply
  if (status === 200 || text === 'OK') return { status: 'sent' }
  const unavailable = QUOTA_STATUSES.has(status) || Number(status) >= 500
  return {
    status: 'failed',
    reason: unavailable ? 'unavailable' : 'refused',
    detail: String(text ?? message ?? 'unknown answer'),
  }
}

/** The SDK reads localStorage when it is imported, and must find it undefined rather than throwing. */
export async function loadSdk() {
  if (!storageOf('localStorage'))
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  return import('@emailjs/browser')
}

async function post({ template, params }: Mail, captcha: string): Promise<MailResult> {
  try {
    const { init, send } = await loadOrReload(loadSdk)
    const all = { ...params, ...(captcha && { 'g-recaptcha-response': captcha }) }
    init({
      publicKey: settings.mail.publicKey,
      origin: settings.mail.origin || window.location.origin,
    })
    return toResult(await holdPage(send(settings.mail.serviceId, TEMPLATE_IDS[template], all)))
  } catch (reason) {
    return toResult(reason)
  }
}

async function postInTime(mail: Mail, captcha: string): Promise<MailResult> {
  try {
    return await withTimeLimit(post(mail, captcha), SEND_TIME_LIMIT_MS)
  } catch (error) {
    return { status: 'failed', reason: 'timeout', detail: String(error) }
  }
}

/** Never throws. Never retries: a mail whose answer was lost may have been accepted. */
export async function sendMail(mail: Mail, captcha = ''): Promise<MailResult> {
  if (import.meta.env.NEWSLETTER_URL && mail.template === 'newsletter')
    return postJson(import.meta.env.NEWSLETTER_URL, mail.params)
  const result = await postInTime(mail, captcha)
  const unavailable = result.status === 'failed' && result.reason === 'unavailable'
  return import.meta.env.CONTACT_FALLBACK_URL && mail.template === 'contact' && unavailable
    ? postJson(import.meta.env.CONTACT_FALLBACK_URL, mail.params)
    : result
}
