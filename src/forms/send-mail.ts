import { init, send, type EmailJSResponseStatus } from '@emailjs/browser'
import { withTimeout } from '@/browser/with-timeout.ts'
import { contactFallbackUrl, newsletterUrl, siteConfig } from 'virtual:site'

export const SENDER_FIELDS = ['name', 'email', 'phone', 'company'] as const
export type Sender = Record<(typeof SENDER_FIELDS)[number], string>

export type ContactParams = Sender & Record<'message' | 'time' | 'title', string>

export type Mail =
  | { template: 'contact'; params: ContactParams }
  | { template: 'download-link'; params: Sender & Record<'title' | 'link', string> }
  | { template: 'newsletter'; params: { email: string } }

/** `unanswered`: it may have arrived. `unavailable`: the service is down. `limited`: too many from
    this browser. `refused`: any other failure. */
export type MailFailure = { status: 'unanswered' | 'unavailable' | 'limited' | 'refused' }
export type MailResult = { status: 'sent' } | MailFailure

const TIME_LIMIT_MS = 15_000

const QUOTA_STATUSES = new Set<number | undefined>([402, 426, 429])

/** The client resolves and rejects with the service's answer, and rejects with an error when there is none. */
function toResult(answer: unknown): MailResult {
  const { status, text }: Partial<EmailJSResponseStatus> = Object(answer)
  if (status === 200 || text === 'OK') return { status: 'sent' }
  const unavailable = QUOTA_STATUSES.has(status) || Number(status) >= 500
  return { status: unavailable ? 'unavailable' : 'refused' }
}

function postToService({ template, params }: Mail, captcha: string): Promise<MailResult> {
  const { origin, publicKey, serviceId, templates } = siteConfig.mail
  init({ publicKey, origin: origin || window.location.origin })
  return send(serviceId, templates[template], {
    ...params,
    ...(captcha && { 'g-recaptcha-response': captcha }),
  }).then(toResult, toResult)
}

/** Sends to Formspree, Web3Forms and the like. Query parameters, such as `access_key`, become fields. */
async function postToForm(address: string, params: object): Promise<MailResult> {
  const url = new URL(address, window.location.origin)
  const { ok } = await fetch(url, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...Object.fromEntries(url.searchParams), ...params }),
  })
  return { status: ok ? 'sent' : 'refused' }
}

/** Never throws, and never retries: a mail whose answer was lost may have been accepted. */
export async function sendMail(mail: Mail, captcha = ''): Promise<MailResult> {
  const deadline = performance.now() + TIME_LIMIT_MS
  const resultOf = async (sent: Promise<MailResult>): Promise<MailResult> => {
    const settled = sent.catch(() => ({ status: 'refused' as const }))
    // The request is not aborted: once sent, it may arrive in any case.
    return withTimeout(settled, deadline - performance.now()).catch(() => ({
      status: 'unanswered',
    }))
  }

  if (newsletterUrl && mail.template === 'newsletter')
    return resultOf(postToForm(newsletterUrl, mail.params))
  const result = await resultOf(postToService(mail, captcha))
  const unavailable = result.status === 'unavailable'
  return contactFallbackUrl && mail.template === 'contact' && unavailable
    ? resultOf(postToForm(contactFallbackUrl, mail.params))
    : result
}
