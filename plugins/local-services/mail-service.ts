import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isObject, type Fields } from '../is-object.ts'
import { fillTemplate, siteValues } from '../mail-template.ts'
import type { Settings } from '../settings/settings.ts'
import { jsonFields } from './service.ts'

const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+$/

type Template = 'contact' | 'download-link' | 'newsletter'

export interface ReceivedMail {
  subject: string
  html: string
  template: Template
  from: { name: string; address: string }
  to: string
  replyTo: string
  params: Fields
}

/** Removes line breaks, which could forge a mail header. */
function singleLine(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

/** Renders a mail and fills in "From", "To" and "Reply To", as the template does in the mail service. */
export async function mailOf(
  template: Template,
  params: Fields,
  settings: Settings,
): Promise<ReceivedMail> {
  const { root, brand, email } = settings
  // Read for each mail, so that an edit shows in the next one.
  const file = path.join(root, 'mail-templates', `${template}.html`)
  const source = await readFile(file, 'utf8')
  const values: Fields = { ...params, ...siteValues(settings) }
  // Like a mail service, leaves nothing where a mail has no value.
  const valueOf = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const title = /<title>([^<]*)<\/title>/.exec(source)?.[1] ?? ''
  const visitor = singleLine(params['email'])
  const toVisitor = template === 'download-link'
  const sender = toVisitor ? '' : singleLine(params['name'])
  return {
    subject: singleLine(fillTemplate(title, valueOf, String)),
    html: fillTemplate(source, valueOf),
    from: { name: sender || brand, address: email },
    to: toVisitor ? visitor : email,
    replyTo: toVisitor ? email : visitor,
    template,
    params,
  }
}

function refuse(status: number, text: string): Response {
  return new Response(text, { status })
}

export async function acceptSend(
  body: string,
  settings: Settings,
): Promise<ReceivedMail | Response> {
  const { mail: ids, newsletterTemplateId, captchaSiteKey } = settings
  const fields = jsonFields(body)
  for (const name of ['user_id', 'service_id', 'template_id'])
    if (!fields[name]) return refuse(400, `The ${name} parameter is required`)

  const visit = 'To find this ID, visit https://dashboard.emailjs.com/admin'
  if (fields['user_id'] !== ids.publicKey)
    return refuse(400, `The Public Key is invalid. ${visit}/account`)
  if (fields['service_id'] !== ids.serviceId)
    return refuse(400, `The service ID not found. ${visit}`)

  const template = new Map<unknown, Template>([
    [newsletterTemplateId, 'newsletter'],
    [ids.downloadTemplateId, 'download-link'],
    [ids.contactTemplateId, 'contact'],
  ]).get(fields['template_id'])
  if (!template) return refuse(400, `The template ID not found. ${visit}/templates`)

  const params = isObject(fields['template_params']) ? fields['template_params'] : {}
  if (captchaSiteKey && template !== 'newsletter' && !params['g-recaptcha-response'])
    return refuse(400, 'reCAPTCHA: The g-recaptcha-response parameter not found')

  const mail = await mailOf(template, params, settings)
  if (mail.to === '') return refuse(422, 'The recipients address is empty')
  if (!ADDRESS.test(mail.to)) return refuse(422, 'The recipients address is corrupted')
  return mail
}
