// Asks each third party in the settings for what the site asks of it, and prints what it answered:
// npm run check:services [-- you@example.com]. Mails go there, or to the company's own address. A
// service that is not set is the embedded one, so that the check runs without any account.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer, loadEnv } from 'vite'
import { SERVICE_HINTS } from './service-hints.mjs'

const TIME_LIMIT_MS = 15_000
/** EmailJS takes one request a second. */
const BETWEEN_MAILS_MS = 1_200
/** Umami counts no robots. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** The client whose requests these are. */
const { version } = JSON.parse(readFileSync('node_modules/@emailjs/browser/package.json', 'utf8'))
const settings = process.env['SITE_DEFAULTS'] ? {} : loadEnv('production', process.cwd())
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  resolve: {
    alias: { '@/texts': path.resolve('src/content/pt-br'), '@': path.resolve('src') },
  },
  server: { port: 0, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
await server.listen()
const here = new URL(server.resolvedUrls?.local[0] ?? '').origin

/** @type {[typeof import('../src/config/env.ts'), typeof import('../src/features/downloads/download-token.ts'), typeof import('../src/content/pt-br/materials.ts'), typeof import('../plugins/hosting/content-security-policy.ts'), typeof import('../plugins/local-services.ts')]} */
const [{ parseEnv }, { createToken }, { MATERIALS }, { COLLECTORS }, services] =
  /** @type {any} */ (
    await Promise.all(
      [
        'src/config/env.ts',
        'src/features/downloads/download-token.ts',
        'src/content/pt-br/materials.ts',
        'plugins/hosting/content-security-policy.ts',
        'plugins/local-services.ts',
      ].map((file) => server.ssrLoadModule(`/${file}`)),
    )
  )

const { env } = parseEnv(settings)
const embedded = services.localServices({ ...services.serviceSettings(env), rateLimitMs: 1000 })
const install = /** @type {(to: typeof server) => void} */ (embedded.configureServer)
install(server)
const { mail, chatbot, analytics, optional } = env
const site = env.siteUrl || here
const email = process.argv[2] ?? env.companyEmail

/**
 * Asks, and says in one line what came back; in a second one what to do about it.
 * @param {string} what
 * @param {string} address
 * @param {{ body?: object, expected?: RegExp }} [request] `expected` is in an answer that is right
 */
async function check(what, address, { body, expected = /./ } = {}) {
  const url = new URL(address, here)
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Origin: site,
      'User-Agent': BROWSER,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).then(
    async (response) => `${response.status} ${(await response.text()).replace(/\s+/g, ' ')}`,
    (error) => `no answer: ${error.cause?.message ?? error.message}`,
  )
  const good = answer.startsWith('2') && expected.test(answer)
  const where = url.origin === here ? 'embedded' : url.host
  console.log(`${good ? 'ok  ' : 'FAIL'} ${what} (${where}): ${answer.slice(0, 120)}`)
  if (good) return
  process.exitCode = 1
  const hint = SERVICE_HINTS.find(([told]) => told.test(answer))?.[1]
  console.log(`     ${hint ?? `see the answer above; asked was ${url.origin}${url.pathname}`}`)
}

/** @param {string} what @param {string} template @param {object} params */
async function checkMail(what, template, params) {
  const ids = { user_id: mail.publicKey, service_id: mail.serviceId, template_id: template }
  const body = { lib_version: version, ...ids, template_params: params }
  await check(what, `${mail.origin}/api/v1.0/email/send`, { body, expected: /OK/ })
  await wait(BETWEEN_MAILS_MS)
}

/** @param {string} address its query goes along as fields, as from the site @param {object} fields */
function formOf(address, fields) {
  return { body: { ...Object.fromEntries(new URL(address, here).searchParams), ...fields } }
}

const [{ file, title }] = MATERIALS
const person = { name: 'Teste do site', email, phone: '', company: '' }
const time = new Date().toLocaleString('pt-BR')
const message = { ...person, message: 'Mensagem de teste.', time, title: person.name }
const link = `${site}/download/${createToken(file, Date.now(), randomUUID())}`
const captcha = optional.captchaSiteKey === 'local' && { 'g-recaptcha-response': 'local' }
const { contactFallbackUrl, newsletterUrl, newsletterTemplateId } = optional

await checkMail('contact mail', mail.contactTemplateId, { ...message, ...captcha })
await checkMail('download link', mail.downloadTemplateId, { ...person, title, link, ...captcha })
if (newsletterTemplateId) await checkMail('newsletter', newsletterTemplateId, { email })
if (contactFallbackUrl)
  await check('second route', contactFallbackUrl, formOf(contactFallbackUrl, message))
if (newsletterUrl) await check('newsletter', newsletterUrl, formOf(newsletterUrl, { email }))
await check('chatbot', `${chatbot.apiHost}/api/v1/typebots/${chatbot.id}/startChat`, {
  body: {},
  expected: /sessionId/,
})

const script = new URL(analytics.src || '/__analytics/script.js', here)
const [collector = new URL('.', script).href] = COLLECTORS[script.origin] ?? []
const { hostname } = new URL(site)
const page = { website: analytics.siteId, hostname, url: '/', referrer: '', title: person.name }
await check('analytics script', script.href, { expected: /umami/ })
await check('page view', new URL('api/send', analytics.src ? collector : here).href, {
  body: { type: 'event', payload: page },
  expected: /cache/,
})

await server.close()
