import { SEND_TIME_LIMIT_MS } from '@/config/limits.ts'
import { site } from '@/config/build.ts'
import { loadOrReload } from '@/loading/load-or-reload.ts'
import { postJson } from './post-json.ts'

/** Parameters of the contact template (specification section 7). */
export interface ContactParams {
  name: string
  email: string
  phone: string
  company: string
  message: string
  time: string
  title: string
}

/** Parameters of the download-link template (specification section 7). */
export interface DownloadLinkParams {
  name: string
  email: string
  phone: string
  company: string
  title: string
  link: string
}

export type Mail =
  | { template: 'contact'; params: ContactParams }
  | { template: 'download-link'; params: DownloadLinkParams }
  | { template: 'newsletter'; params: { email: string } }

/** `unavailable`: the service answered that it takes nothing now, so the mail has not been sent. */
export type MailResult =
  | { status: 'sent' }
  | { status: 'failed'; reason: 'timeout' | 'refused' | 'unavailable' | 'too-many'; detail: string }

/** What a spent quota is answered with: payment required, upgrade required, too many requests. */
const QUOTA_STATUSES = new Set<unknown>([402, 426, 429])

const TEMPLATE_IDS: Record<Mail['template'], string> = {
  contact: site.mail.contactTemplateId,
  'download-link': site.mail.downloadTemplateId,
  newsletter: import.meta.env.NEWSLETTER_TEMPLATE_ID,
}

/** The specification's test of success: status 200, or the text "OK". */
function isSuccess(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  return ('status' in answer && answer.status === 200) || ('text' in answer && answer.text === 'OK')
}

/** The SDK rejects with strings, with answers of its own class, and with errors. */
function describe(answer: unknown): string {
  if (typeof answer === 'string') return answer
  if (answer instanceof Error) return answer.message
  if (typeof answer === 'object' && answer !== null && 'text' in answer) return String(answer.text)
  return 'unknown answer'
}

function isUnavailable(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return false
  return QUOTA_STATUSES.has(answer.status) || Number(answer.status) >= 500
}

function judge(answer: unknown): MailResult {
  if (isSuccess(answer)) return { status: 'sent' }
  const reason = isUnavailable(answer) ? 'unavailable' : 'refused'
  return { status: 'failed', reason, detail: describe(answer) }
}

/** Evaluating the SDK reads localStorage: where that throws, the SDK finds a page without one. */
export async function loadSdk() {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  }
  return import('@emailjs/browser')
}

async function post({ template, params }: Mail, captcha: string): Promise<MailResult> {
  try {
    const { init, send } = await loadOrReload(loadSdk)
    const all = { ...params, ...(captcha && { 'g-recaptcha-response': captcha }) }
    init({ publicKey: site.mail.publicKey, origin: site.mail.origin || window.location.origin })
    return judge(await send(site.mail.serviceId, TEMPLATE_IDS[template], all))
  } catch (reason) {
    return judge(reason)
  }
}

async function postInTime(mail: Mail, captcha: string): Promise<MailResult> {
  let timer: number | undefined
  const limit = new Promise<MailResult>((resolve) => {
    timer = window.setTimeout(() => {
      resolve({
        status: 'failed',
        reason: 'timeout',
        detail: `no answer in ${SEND_TIME_LIMIT_MS} ms`,
      })
    }, SEND_TIME_LIMIT_MS)
  })
  const result = await Promise.race([post(mail, captcha), limit])
  window.clearTimeout(timer)
  return result
}

/**
 * Sends one mail through the mail service, with the answer to a CAPTCHA if there is one. Never
 * throws: every failure is a value. There is no automatic retry, because the service may have
 * accepted a request whose answer was lost.
 */
export async function sendMail(mail: Mail, captcha = ''): Promise<MailResult> {
  if (import.meta.env.NEWSLETTER_URL && mail.template === 'newsletter')
    return postJson(import.meta.env.NEWSLETTER_URL, mail.params)
  const result = await postInTime(mail, captcha)
  const unavailable = result.status === 'failed' && result.reason === 'unavailable'
  return import.meta.env.CONTACT_FALLBACK_URL && mail.template === 'contact' && unavailable
    ? postJson(import.meta.env.CONTACT_FALLBACK_URL, mail.params)
    : result
}
