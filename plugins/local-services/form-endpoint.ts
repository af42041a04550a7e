import { parseObject, readBody, send, sendJson } from './http.ts'
import { envelopeOf } from './mail-service.ts'
import type { MailSettings } from './mail-service.ts'
import { renderMail } from './render-mail.ts'
import type { MailLog } from './send-endpoint.ts'
import { fromAnywhere } from './service.ts'
import type { Service } from './service.ts'

/** The address for VITE_CONTACT_FALLBACK_URL and VITE_NEWSLETTER_URL on this machine. */
const FORM_PATH = '/__form'
const BODY_LIMIT_BYTES = 64 * 1024

/** Takes JSON by POST, as Formspree and Web3Forms do, and keeps it as a mail to the company. */
export function createFormEndpoint(settings: MailSettings, mails: MailLog): Service {
  const methods = fromAnywhere(async (request, response) => {
    const body = await readBody(request, BODY_LIMIT_BYTES)
    if (body.kind === 'gone') return
    const params = body.kind === 'text' ? parseObject(body.text) : undefined
    if (!params?.['email']) return sendJson(response, 422, { error: 'email is required' })
    const template = params['message'] ? 'contact' : 'newsletter'
    const mail = await renderMail(template, params, settings)
    mails.add({ ...envelopeOf(template, params, settings), ...mail })
    send(response, 200, '{"ok":true}', { 'Content-Type': 'application/json; charset=utf-8' })
  })
  return (path) => (path === FORM_PATH ? methods : undefined)
}
