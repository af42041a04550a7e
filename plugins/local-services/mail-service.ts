import { renderMail, singleLine, type RenderedMail, type Template } from './render-mail.ts'
import { isObject, type Fields } from '../is-object.ts'
import { fieldsOf } from './service.ts'

const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+$/

/** What the mail service and the site must agree on. */
export interface MailSettings {
  publicKey: string
  serviceId: string
  contactTemplateId: string
  downloadTemplateId: string
  companyEmail: string
  brandName: string
  parts: { sky: boolean }
  /** The service then demands the answer to a CAPTCHA. */
  captchaSiteKey?: string
  newsletterTemplateId?: string
}

/** A mail as it arrives. */
export interface Mail extends RenderedMail {
  template: Template
  from: { name: string; address: string }
  to: string
  replyTo: string
  params: Fields
}

/** A mail with the rows "From", "To" and "Reply To" that its template has in the mail service. */
export async function mailOf(
  template: Template,
  params: Fields,
  { brandName, companyEmail, parts }: MailSettings,
): Promise<Mail> {
  const visitor = singleLine(params['email'])
  const toVisitor = template === 'download-link'
  const sender = toVisitor ? '' : singleLine(params['name'])
  // The company's own words are no parameters: `npm run brand` writes them into what is pasted.
  const company = { brand: brandName, company_email: companyEmail }
  return {
    ...(await renderMail(template, { ...params, ...company }, parts)),
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

/** The mail that a send request asks for, or the answer that EmailJS refuses it with. */
export async function acceptSend(body: string, settings: MailSettings): Promise<Mail | Response> {
  const fields = fieldsOf(body)
  for (const name of ['user_id', 'service_id', 'template_id'])
    if (!fields[name]) return refuse(400, `The ${name} parameter is required`)

  const visit = 'To find this ID, visit https://dashboard.emailjs.com/admin'
  if (fields['user_id'] !== settings.publicKey)
    return refuse(400, `The Public Key is invalid. ${visit}/account`)
  if (fields['service_id'] !== settings.serviceId)
    return refuse(400, `The service ID not found. ${visit}`)

  const template = new Map<unknown, Template>([
    [settings.newsletterTemplateId, 'newsletter'],
    [settings.downloadTemplateId, 'download-link'],
    [settings.contactTemplateId, 'contact'],
  ]).get(fields['template_id'])
  if (!template) return refuse(400, `The template ID not found. ${visit}/templates`)

  const params = isObject(fields['template_params']) ? fields['template_params'] : {}
  if (settings.captchaSiteKey && template !== 'newsletter' && !params['g-recaptcha-response'])
    return refuse(400, 'reCAPTCHA: The g-recaptcha-response parameter not found')

  const mail = await mailOf(template, params, settings)
  if (mail.to === '') return refuse(422, 'The recipients address is empty')
  if (!ADDRESS.test(mail.to)) return refuse(422, 'The recipients address is corrupted')
  return mail
}
