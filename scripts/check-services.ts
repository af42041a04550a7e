// Asks each service in the settings for what the site asks of it, and prints what it answered:
// npm run check:services [-- you@example.com]. Mails go there, or to the company's own address.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { chat, mail, visits } from '../plugins/checks.ts'
import { COLLECTORS } from '../plugins/hosting/content-security-policy.ts'
import { parseSettings } from '../plugins/texts/read-site.ts'
import { createToken } from '../src/forms/request/download-token.ts'
import { readSettings } from './read-settings.mjs'
import { materialsTexts } from 'virtual:texts'

const TIME_LIMIT_MS = 15_000
/** EmailJS takes one request a second. */
const BETWEEN_MAILS_MS = 1_200
/** Umami counts no robots. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** What to do about an answer that is not as it should be; the first that fits. */
const HINTS: [answer: RegExp, hint: string][] = [
  [
    /non-browser/i,
    'as it should be: EmailJS lets browsers alone send, so try the form; for this check to pass, allow non-browser applications in Account, Security, while it runs',
  ],
  [/captcha/i, 'the template demands a CAPTCHA, which only a visitor solves: try the form instead'],
  [/public key|user_id/i, 'VITE_EMAILJS_PUBLIC_KEY is not the one in EmailJS, Account'],
  [/service ID/i, 'VITE_EMAILJS_SERVICE_ID is not in EmailJS, Email Services'],
  [/template ID/i, 'a template id of the settings is not in EmailJS, Email Templates'],
  [
    /recipient/i,
    'the row "To Email" of the template is wrong: see the head of its mail-templates/',
  ],
  [/^(402|426|429) /, 'the quota is spent, or too much was asked at once'],
  [/typebot not found/i, 'VITE_CHATBOT_ID is no published bot: its id is in Share, not in the URL'],
  [/website/i, 'VITE_ANALYTICS_SITE_ID is not in Umami, Settings, Websites'],
  [/beep/, 'Umami took this for a robot: see DISABLE_BOT_CHECK in its documentation'],
  [/^no answer/, 'the address in the settings is wrong, or the service is down'],
]

/** The client whose requests these are. */
const client = readFileSync('node_modules/@emailjs/browser/package.json', 'utf8')
const { version } = JSON.parse(client) as { version: string }
const { env } = parseSettings(readSettings())
const { chatbot, analytics, optional } = env
const page = new URL(`${env.basePath}/`, env.siteUrl || 'http://localhost')
const email = process.argv[3] ?? env.companyEmail

/** `expected` is in an answer that is right. */
interface Question {
  body?: object
  expected?: RegExp
}

/** Asks, and says in one line what came back; in a second one what to do about it. */
async function ask(what: string, address: string, { body, expected = /./ }: Question = {}) {
  const { href, host, origin, pathname } = new URL(address, page)
  const answer = await fetch(href, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Origin: page.origin,
      'User-Agent': BROWSER,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).then(
    async (response) => `${response.status} ${(await response.text()).replace(/\s+/g, ' ')}`,
    ({ cause, message }: Error) => `no answer: ${cause instanceof Error ? cause.message : message}`,
  )
  const good = answer.startsWith('2') && expected.test(answer)
  console.log(`${good ? 'ok  ' : 'FAIL'} ${what} (${host}): ${answer.slice(0, 120)}`)
  if (good) return
  process.exitCode = 1
  const hint = HINTS.find(([told]) => told.test(answer))?.[1]
  console.log(`     ${hint ?? `see the answer above; asked was ${origin}${pathname}`}`)
}

const [guide] = optional.parts.guides ? materialsTexts.materials : []
const person = { name: 'Teste do site', email, phone: '', company: '' }
const time = new Date().toLocaleString('pt-BR')
const message = { ...person, message: 'Mensagem de teste.', time, title: person.name }

async function askMail() {
  const { origin, publicKey, serviceId, contactTemplateId, downloadTemplateId } = env.mail
  const mails: [what: string, template: string, params: object][] = [
    ['contact mail', contactTemplateId, message],
  ]
  if (guide) {
    const link = `${page.href}download/${createToken(guide.file, Date.now(), randomUUID())}`
    mails.push(['download link', downloadTemplateId, { ...person, title: guide.title, link }])
  }
  if (optional.newsletterTemplateId)
    mails.push(['newsletter', optional.newsletterTemplateId, { email }])
  for (const [index, [what, template, params]] of mails.entries()) {
    if (index > 0) await wait(BETWEEN_MAILS_MS)
    const ids = { user_id: publicKey, service_id: serviceId, template_id: template }
    const body = { lib_version: version, ...ids, template_params: params }
    await ask(what, `${origin}/api/v1.0/email/send`, { body, expected: /OK/ })
  }
}

/** The query of an address goes along as fields, as from the site. */
async function askForm(what: string, address: string, fields: object) {
  const given = Object.fromEntries(new URL(address, page).searchParams)
  await ask(what, address, { body: { ...given, ...fields } })
}

async function askAnalytics() {
  const script = new URL(analytics.src)
  const [collector = new URL('.', script).href] = COLLECTORS[script.origin] ?? []
  const { hostname, pathname } = page
  const at = { hostname, url: pathname, referrer: '', title: person.name }
  await ask('analytics script', script.href, { expected: /umami/ })
  await ask('page view', new URL('api/send', collector).href, {
    body: { type: 'event', payload: { website: analytics.siteId, ...at } },
    expected: /cache/,
  })
}

for (const unset of [...mail({ env }), ...chat({ env }), ...visits({ env })])
  console.log(`none ${unset}`)
if (mail({ env }).length === 0) await askMail()
if (optional.contactFallbackUrl) await askForm('second route', optional.contactFallbackUrl, message)
if (optional.newsletterUrl) await askForm('newsletter', optional.newsletterUrl, { email })
if (chatbot.on && chat({ env }).length === 0)
  await ask('chatbot', `${chatbot.apiHost}/api/v1/typebots/${chatbot.id}/startChat`, {
    body: {},
    expected: /sessionId/,
  })
if (analytics.on && visits({ env }).length === 0) await askAnalytics()
