import { renderMail, singleLine, type RenderedMail, type Template } from './render-mail.ts'
import { isObject, type Fields } from '../is-object.ts'
import type { Settings } from '../env.ts'
import { siteValues } from '../mail-template.ts'
import { fieldsOf } from './service.ts'

const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+$/

export interface Mail extends RenderedMail {
  template: Template
  from: { name: string; address: string }
  to: string
  replyTo: string
  params: Fields
}

/** Fills in "From", "To" and "Reply To", as the template does in the mail service. */
export async function mailOf(
  template: Template,
  params: Fields,
  settings: Settings,
): Promise<Mail> {
  const { brandName, companyEmail } = settings
  const visitor = singleLine(params['email'])
  const toVisitor = template === 'download-link'
  const sender = toVisitor ? '' : singleLine(params['name'])
  return {
    ...(await renderMail(template, { ...params, ...siteValues(settings) })),
    from: { name: sender || brandName, address: companyEmail },
    to: toVisitor ? visitor : companyEmail,
    replyTo: toVisitor ? companyEmail : visitor,
    template,
    params,
  }
}

function refuse(status: number, text: string): Response {
  return new Response(text, { status })
}

/** Checks a send request as EmailJS does. Returns the mail, or the answer that refuses it. */
export async function acceptSend(body: string, settings: Settings): Promise<Mail | Response> {
  const { mail: ids, newsletterTemplateId, captchaSiteKey } = settings
  const fields = fieldsOf(body)
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
