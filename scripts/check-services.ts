// Asks each third party in the settings for what the site asks of it, and prints what it answered:
// npm run check:services [-- you@example.com]. Mails go there, or to the company's own address. A
// service that is not set is the embedded one, so that the check runs without any account.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { preview } from 'vite'
import { COLLECTORS } from '../plugins/hosting/content-security-policy.ts'
import { localServices, serviceSettings } from '../plugins/local-services/local-services.ts'
import { createToken } from '../src/forms/request/download-token.ts'
import { readSettings } from './read-settings.mjs'
import { SERVICE_HINTS } from './service-hints.ts'
import { materialsTexts } from 'virtual:texts'
import { parseSettings } from '../plugins/texts/read-site.ts'

const TIME_LIMIT_MS = 15_000
/** EmailJS takes one request a second. */
const BETWEEN_MAILS_MS = 1_200
/** Umami counts no robots. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** The client whose requests these are. */
const client = readFileSync('node_modules/@emailjs/browser/package.json', 'utf8')
const { version } = JSON.parse(client) as { version: string }
const { env } = parseSettings(readSettings())
const server = await preview({
  configFile: false,
  plugins: [localServices({ ...serviceSettings(env), rateLimitMs: 0 })],
  // There is nothing to be served but the services.
  build: { outDir: 'public' },
  preview: { port: 0, open: false },
  logLevel: 'error',
})
const here = new URL(server.resolvedUrls?.local[0] ?? '').origin
const { mail, chatbot, analytics, optional } = env
const site = env.siteUrl || here
const page = new URL(`${env.basePath}/`, site).href
const email = process.argv[3] ?? env.companyEmail

/** `expected` is in an answer that is right. */
interface Question {
  body?: object
  expected?: RegExp
}

/** Asks, and says in one line what came back; in a second one what to do about it. */
async function check(what: string, address: string, { body, expected = /./ }: Question = {}) {
  const url = new URL(address, here)
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Origin: new URL(site).origin,
      'User-Agent': BROWSER,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).then(
    async (response) => `${response.status} ${(await response.text()).replace(/\s+/g, ' ')}`,
    ({ cause, message }: Error) => `no answer: ${cause instanceof Error ? cause.message : message}`,
  )
  const good = answer.startsWith('2') && expected.test(answer)
  const where = url.origin === here ? 'embedded' : url.host
  console.log(`${good ? 'ok  ' : 'FAIL'} ${what} (${where}): ${answer.slice(0, 120)}`)
  if (good) return
  process.exitCode = 1
  const hint = SERVICE_HINTS.find(([told]) => told.test(answer))?.[1]
  console.log(`     ${hint ?? `see the answer above; asked was ${url.origin}${url.pathname}`}`)
}

async function checkMail(what: string, template: string, params: object) {
  const ids = { user_id: mail.publicKey, service_id: mail.serviceId, template_id: template }
  const body = { lib_version: version, ...ids, template_params: params }
  await check(what, `${mail.origin}/api/v1.0/email/send`, { body, expected: /OK/ })
  if (mail.origin) await wait(BETWEEN_MAILS_MS)
}

/** The query of an address goes along as fields, as from the site. */
function formOf(address: string, fields: object): Question {
  return { body: { ...Object.fromEntries(new URL(address, here).searchParams), ...fields } }
}

const [guide] = optional.parts.guides ? materialsTexts.materials : []
const person = { name: 'Teste do site', email, phone: '', company: '' }
const time = new Date().toLocaleString('pt-BR')
const message = { ...person, message: 'Mensagem de teste.', time, title: person.name }
const captcha = optional.captchaSiteKey === 'local' && { 'g-recaptcha-response': 'local' }
const { contactFallbackUrl, newsletterUrl, newsletterTemplateId } = optional

await checkMail('contact mail', mail.contactTemplateId, { ...message, ...captcha })
if (guide) {
  const link = `${page}download/${createToken(guide.file, Date.now(), randomUUID())}`
  const asked = { ...person, title: guide.title, link, ...captcha }
  await checkMail('download link', mail.downloadTemplateId, asked)
}
if (newsletterTemplateId) await checkMail('newsletter', newsletterTemplateId, { email })
if (contactFallbackUrl)
  await check('second route', contactFallbackUrl, formOf(contactFallbackUrl, message))
if (newsletterUrl) await check('newsletter', newsletterUrl, formOf(newsletterUrl, { email }))
if (chatbot.on)
  await check('chatbot', `${chatbot.apiHost}/api/v1/typebots/${chatbot.id}/startChat`, {
    body: {},
    expected: /sessionId/,
  })
else console.log('off  chatbot')

async function checkAnalytics() {
  const script = new URL(analytics.src || '/__analytics/script.js', here)
  const [collector = new URL('.', script).href] = COLLECTORS[script.origin] ?? []
  const { hostname, pathname } = new URL(page)
  const payload = {
    website: analytics.siteId,
    hostname,
    url: pathname,
    referrer: '',
    title: person.name,
  }
  await check('analytics script', script.href, { expected: /umami/ })
  await check('page view', new URL('api/send', analytics.src ? collector : here).href, {
    body: { type: 'event', payload },
    expected: /cache/,
  })
}
if (analytics.on) await checkAnalytics()
else console.log('off  analytics')

await server.close()
