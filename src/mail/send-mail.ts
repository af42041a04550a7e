import { site } from '@/config/site.ts'
import { loadOrReload } from '@/lib/reload-after-deploy.ts'

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

export type MailResult =
  { status: 'sent' } | { status: 'failed'; reason: 'timeout' | 'refused'; detail: string }

const TIME_LIMIT_MS = 15_000

const TEMPLATE_IDS: Record<Mail['template'], string> = {
  contact: site.mail.contactTemplateId,
  'download-link': site.mail.downloadTemplateId,
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

function judge(answer: unknown): MailResult {
  return isSuccess(answer)
    ? { status: 'sent' }
    : { status: 'failed', reason: 'refused', detail: describe(answer) }
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

async function post({ template, params }: Mail): Promise<MailResult> {
  try {
    const { init, send } = await loadOrReload(loadSdk)
    init({ publicKey: site.mail.publicKey, origin: site.mail.origin || window.location.origin })
    return judge(await send(site.mail.serviceId, TEMPLATE_IDS[template], { ...params }))
  } catch (reason) {
    return judge(reason)
  }
}

/**
 * Sends one mail through the mail service. Never throws: every failure is a value. There is no
 * automatic retry, because the service may have accepted a request whose answer was lost.
 */
export async function sendMail(mail: Mail): Promise<MailResult> {
  let timer: number | undefined
  const limit = new Promise<MailResult>((resolve) => {
    timer = window.setTimeout(() => {
      resolve({ status: 'failed', reason: 'timeout', detail: `no answer in ${TIME_LIMIT_MS} ms` })
    }, TIME_LIMIT_MS)
  })
  const result = await Promise.race([post(mail), limit])
  window.clearTimeout(timer)
  return result
}
