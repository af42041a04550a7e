import type { Language } from '../../src/site/language.ts'
import { MAIL_NAMES, type MailName } from '../../src/site/services.ts'
import { escapeHtml } from '../escape-html.ts'
import { siteMail } from '../mails/site-mail.ts'
import { mailIn } from '../settings/mail-in.ts'
import type { Site } from '../site/site.ts'
import { isObject, type Fields } from '../texts/is-object.ts'
import { jsonFields } from './service.ts'

const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+$/
const SECTION = /\{\{#(\w+)\}\}([^]*?)\{\{\/\1\}\}/g
const VARIABLE = /\{\{(\w+)\}\}/g

interface Template {
  name: MailName
  language: Language
}

export interface ReceivedMail {
  subject: string
  html: string
  template: string
  from: { name: string; address: string }
  to: string
  replyTo: string
  params: Fields
}

/** Fills in a template like EmailJS: the section of an empty value is dropped, and an unknown variable is empty. */
function fill(template: string, params: Fields, escape: (text: string) => string): string {
  const valueOf = (name: string) => (typeof params[name] === 'string' ? params[name] : '')
  return template
    .replace(SECTION, (_, name: string, inner: string) => (valueOf(name) ? inner : ''))
    .replace(VARIABLE, (_, name: string) => escape(valueOf(name)))
}

export function mailOf({ name, language }: Template, params: Fields, site: Site): ReceivedMail {
  const { html, ...headers } = siteMail(name, language, site)
  const filled = (header: string) => fill(header, params, String)
  return {
    subject: filled(headers.subject),
    html: fill(html, params, escapeHtml),
    from: { name: filled(headers.from) || site.brand, address: site.email },
    to: filled(headers.to),
    replyTo: filled(headers.replyTo),
    template: `${name}-${language.toLowerCase()}`,
    params,
  }
}

function refuse(status: number, text: string): Response {
  return new Response(text, { status })
}

function templateOf(id: unknown, site: Site): Template | undefined {
  const templates = site.builtLanguages.flatMap((language) =>
    MAIL_NAMES.map((name) => ({ name, language })),
  )
  return templates.find(({ name, language }) => mailIn(language, site).templates[name] === id)
}

export function acceptSend(body: string, site: Site): ReceivedMail | Response {
  const { mail: ids, captchaSiteKey } = site
  const fields = jsonFields(body)
  if (fields['user_id'] !== ids.publicKey) return refuse(400, 'The Public Key is invalid')
  if (fields['service_id'] !== ids.serviceId) return refuse(400, 'The service ID not found')
  const template = templateOf(fields['template_id'], site)
  if (!template) return refuse(400, 'The template ID not found')

  const params = isObject(fields['template_params']) ? fields['template_params'] : {}
  if (captchaSiteKey && template.name !== 'newsletter' && !params['g-recaptcha-response'])
    return refuse(400, 'reCAPTCHA: The g-recaptcha-response parameter not found')

  const mail = mailOf(template, params, site)
  if (mail.to === '') return refuse(422, 'The recipients address is empty')
  if (!ADDRESS.test(mail.to)) return refuse(422, 'The recipients address is corrupted')
  return mail
}
