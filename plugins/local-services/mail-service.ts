import { isObject, parseObject } from './http.ts'
import { singleLine } from './single-line.ts'

const VARIABLES_LIMIT_BYTES = 50 * 1024
export const VARIABLES_TOO_LARGE =
  'Variables size limit. The maximum allowed variables size is 50Kb'
const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+$/

/** What the mail service and the site must agree on. */
export interface MailSettings {
  publicKey: string
  serviceId: string
  contactTemplateId: string
  downloadTemplateId: string
  companyEmail: string
  brandName: string
  /** The service then demands the answer to a CAPTCHA. */
  captchaSiteKey?: string
  newsletterTemplateId?: string
}

/** The name of a file in `mail-templates/`, without its ending. */
export type Template = 'contact' | 'download-link' | 'newsletter'

export type TemplateParams = Readonly<Record<string, unknown>>

/** A mail that was accepted and is not rendered yet. */
export interface Envelope {
  template: Template
  from: { name: string; address: string }
  to: string
  replyTo: string
  params: TemplateParams
}

type Decision =
  { accepted: true; envelope: Envelope } | { accepted: false; status: number; text: string }

function refuse(status: number, text: string): Decision {
  return { accepted: false, status, text }
}

/** The rows "From", "To" and "Reply To" that each template has in the mail service. */
export function envelopeOf(
  template: Template,
  params: TemplateParams,
  settings: MailSettings,
): Envelope {
  const visitor = singleLine(params['email'])
  const { brandName, companyEmail } = settings
  return template !== 'download-link'
    ? {
        template,
        from: { name: singleLine(params['name']) || brandName, address: companyEmail },
        to: companyEmail,
        replyTo: visitor,
        params,
      }
    : {
        template,
        from: { name: brandName, address: companyEmail },
        to: visitor,
        replyTo: companyEmail,
        params,
      }
}

/**
 * Decides what the mail service says to the body of a send request (specification section 7), with
 * the status codes and the words of EmailJS.
 */
export function decideSend(body: string, settings: MailSettings): Decision {
  const fields = parseObject(body)
  if (!fields) return refuse(400, 'The request body is not a JSON object')

  for (const name of ['user_id', 'service_id', 'template_id'])
    if (typeof fields[name] !== 'string' || fields[name] === '')
      return refuse(400, `The ${name} parameter is required`)

  const visit = 'To find this ID, visit https://dashboard.emailjs.com/admin'
  if (fields['user_id'] !== settings.publicKey)
    return refuse(400, `The Public Key is invalid. ${visit}/account`)
  if (fields['service_id'] !== settings.serviceId)
    return refuse(400, `The service ID not found. ${visit}`)

  const templates = new Map<unknown, Template>([
    [settings.newsletterTemplateId || undefined, 'newsletter'],
    [settings.downloadTemplateId, 'download-link'],
    [settings.contactTemplateId, 'contact'],
  ])
  const template = templates.get(fields['template_id'])
  if (!template) return refuse(400, `The template ID not found. ${visit}/templates`)

  const params = fields['template_params'] ?? {}
  if (!isObject(params)) return refuse(400, 'The template_params parameter is not an object')
  if (Buffer.byteLength(JSON.stringify(params)) > VARIABLES_LIMIT_BYTES)
    return refuse(413, VARIABLES_TOO_LARGE)

  const captcha = params['g-recaptcha-response']
  if (settings.captchaSiteKey && template !== 'newsletter' && typeof captcha !== 'string')
    return refuse(400, 'reCAPTCHA: The g-recaptcha-response parameter not found')

  const envelope = envelopeOf(template, params, settings)
  if (envelope.to === '') return refuse(422, 'The recipients address is empty')
  if (!ADDRESS.test(envelope.to)) return refuse(422, 'The recipients address is corrupted')
  return { accepted: true, envelope }
}
