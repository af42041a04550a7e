import { storageOf } from '@/browser/storage.ts'
import { siteConfig } from '@/site/build-facts.ts'
import { withTimeout } from './with-timeout.ts'

export const SENDER_FIELDS = ['name', 'email', 'phone', 'company'] as const
export type Sender = Record<(typeof SENDER_FIELDS)[number], string>

export type ContactParams = Sender & Record<'message' | 'time' | 'title', string>

export type Mail =
  | { template: 'contact'; params: ContactParams }
  | { template: 'download-link'; params: Sender & Record<'title' | 'link', string> }
  | { template: 'newsletter'; params: { email: string } }

/** `unanswered`: it may have arrived. `unavailable`: the service is down, so that nothing was sent. */
export type MailFailure = { status: 'unanswered' | 'unavailable' | 'refused'; help?: string }
export type MailResult = { status: 'sent' } | MailFailure

const TIME_LIMIT_MS = 15_000
/** Leaves a third of the time to the second route. */
const SDK_TIME_LIMIT_MS = TIME_LIMIT_MS * (import.meta.env.CONTACT_FALLBACK_URL ? 2 / 3 : 1)

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

/** After the deadline the request goes on, because a sent request cannot be taken back. */
function answerBy(deadline: number, answer: Promise<MailResult>): Promise<MailResult> {
  const leftMs = deadline - performance.now()
  return withTimeout(answer, leftMs).catch(() => ({ status: 'unanswered' }))
}

/** Sends to Formspree, Web3Forms and the like. Query parameters, such as `access_key`, become fields. */
async function postJson(address: string, params: object): Promise<MailResult> {
  const url = new URL(address, window.location.origin)
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...Object.fromEntries(url.searchParams), ...params }),
    })
    return { status: ok ? 'sent' : 'refused' }
  } catch {
    return { status: 'refused' }
  }
}

/** The SDK reads localStorage on import. Where reading throws, `undefined` replaces localStorage first. */
async function loadSdk() {
  if (!storageOf('localStorage'))
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  return import('@emailjs/browser')
}

export function preloadMailSdk(): void {
  loadSdk().catch(() => undefined)
}

async function sendBySdk(
  { template, params }: Mail,
  captchaToken: string,
  deadline: number,
): Promise<MailResult> {
  const sdk = await withTimeout(loadSdk(), SDK_TIME_LIMIT_MS).catch(() => undefined)
  if (!sdk) return { status: 'unavailable' }
  const templateParams = {
    ...params,
    ...(captchaToken && { 'g-recaptcha-response': captchaToken }),
  }
  sdk.init({
    publicKey: siteConfig.mail.publicKey,
    origin: siteConfig.mail.origin || window.location.origin,
  })
  const answer = sdk.send(siteConfig.mail.serviceId, TEMPLATE_IDS[template], templateParams)
  return answerBy(deadline, answer.then(toResult, toResult))
}

/** Never throws, and never retries: a mail whose answer was lost may have been accepted. */
export async function sendMail(mail: Mail, captchaToken = ''): Promise<MailResult> {
  const deadline = performance.now() + TIME_LIMIT_MS
  if (import.meta.env.NEWSLETTER_URL && mail.template === 'newsletter')
    return answerBy(deadline, postJson(import.meta.env.NEWSLETTER_URL, mail.params))
  const result = await sendBySdk(mail, captchaToken, deadline)
  const unavailable = result.status === 'unavailable'
  return import.meta.env.CONTACT_FALLBACK_URL && mail.template === 'contact' && unavailable
    ? answerBy(deadline, postJson(import.meta.env.CONTACT_FALLBACK_URL, mail.params))
    : result
}
