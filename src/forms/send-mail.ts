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

const QUOTA_STATUSES = new Set([402, 426, 429])

/** Of EmailJS's own client, which sends this request and no other (specification section 7). */
const CLIENT_VERSION = '4.4.1'

const TEMPLATE_IDS: Record<Mail['template'], string> = {
  contact: siteConfig.mail.contactTemplateId,
  'download-link': siteConfig.mail.downloadTemplateId,
  newsletter: import.meta.env.NEWSLETTER_TEMPLATE_ID,
}

function post(address: string | URL, body: object): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function postToService({ template, params }: Mail, captcha: string): Promise<MailResult> {
  const { origin, publicKey, serviceId } = siteConfig.mail
  const response = await post(`${origin || window.location.origin}/api/v1.0/email/send`, {
    lib_version: CLIENT_VERSION,
    user_id: publicKey,
    service_id: serviceId,
    template_id: TEMPLATE_IDS[template],
    template_params: { ...params, ...(captcha && { 'g-recaptcha-response': captcha }) },
  })
  const { status } = response
  if (status === 200 || (await response.text()) === 'OK') return { status: 'sent' }
  return { status: QUOTA_STATUSES.has(status) || status >= 500 ? 'unavailable' : 'refused' }
}

/** Sends to Formspree, Web3Forms and the like. Query parameters, such as `access_key`, become fields. */
async function postToForm(address: string, params: object): Promise<MailResult> {
  const url = new URL(address, window.location.origin)
  const { ok } = await post(url, { ...Object.fromEntries(url.searchParams), ...params })
  return { status: ok ? 'sent' : 'refused' }
}

/** Never throws, and never retries: a mail whose answer was lost may have been accepted. */
export async function sendMail(mail: Mail, captcha = ''): Promise<MailResult> {
  const deadline = performance.now() + TIME_LIMIT_MS
  const resultOf = async (sent: Promise<MailResult>): Promise<MailResult> => {
    const settled = sent.catch(() => ({ status: 'refused' as const }))
    // The request goes on, because one that is sent cannot be taken back.
    return withTimeout(settled, deadline - performance.now()).catch(() => ({
      status: 'unanswered',
    }))
  }

  if (import.meta.env.NEWSLETTER_URL && mail.template === 'newsletter')
    return resultOf(postToForm(import.meta.env.NEWSLETTER_URL, mail.params))
  const result = await resultOf(postToService(mail, captcha))
  const unavailable = result.status === 'unavailable'
  return import.meta.env.CONTACT_FALLBACK_URL && mail.template === 'contact' && unavailable
    ? resultOf(postToForm(import.meta.env.CONTACT_FALLBACK_URL, mail.params))
    : result
}
