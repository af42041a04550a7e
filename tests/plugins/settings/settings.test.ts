import { readFileSync } from 'node:fs'
import { parseEnv as parseFile } from 'node:util'
import { expect, it } from 'vitest'
import type { Site } from '../../../plugins/site/site.ts'
import { LANGUAGES } from '../../support/example-texts.ts'
import { siteWith } from '../../support/site-with.ts'

const { site: DEFAULTS } = siteWith({})
const EXAMPLE = parseFile(readFileSync('.env.example', 'utf8'))
const ALL_LANGUAGES = LANGUAGES.map(({ value }) => value)

it('The example of an environment file sets every setting to its default', () => {
  expect(siteWith(EXAMPLE)).toEqual(siteWith({}))
  const code = ['plugins/settings/settings.ts', 'src/site/owner-links.ts']
    .map((name) => readFileSync(name, 'utf8'))
    .join('')
  const known = code.match(/(?<=')VITE_\w+(?=')/g)
  expect(Object.keys(EXAMPLE).toSorted()).toEqual([...new Set(known)].toSorted())
})

it.each<[name: string, value: string, read: (site: Site) => unknown, taken?: unknown]>([
  ['VITE_SITE_URL', 'https://example.com/', (site) => site.address, 'https://example.com'],
  ['VITE_BASE_PATH', '/austral/', (site) => site.basePath, '/austral'],
  ['VITE_BRAND_NAME', ' Boreal & Filhos ', (site) => site.brand, 'Boreal & Filhos'],
  ['VITE_COMPANY_EMAIL', 'oi@example.com', (site) => site.email],
  ['VITE_COMPANY_PHONE', '+12345678', (site) => site.phone],
  ['VITE_COMPANY_PHONE', '+123456789012345', (site) => site.phone],
  ['VITE_COMPANY_CITY', 'Recife, Brasil', (site) => site.city],
  ['VITE_EMAILJS_ORIGIN', 'http://localhost:8025', ({ mail }) => mail.origin],
  ['VITE_EMAILJS_PUBLIC_KEY', 'key', ({ mail }) => mail.publicKey],
  ['VITE_EMAILJS_SERVICE_ID', 'service_1', ({ mail }) => mail.serviceId],
  ['VITE_EMAILJS_CONTACT_TEMPLATE_ID', 'template_1', ({ mail }) => mail.templates.contact],
  [
    'VITE_EMAILJS_DOWNLOAD_TEMPLATE_ID',
    'template_2',
    ({ mail }) => mail.templates['download-link'],
  ],
  ['VITE_CHATBOT_API_HOST', 'http://localhost:8080', ({ chatbot }) => chatbot.apiHost],
  ['VITE_CHATBOT_ID', 'bot', ({ chatbot }) => chatbot.id],
  ['VITE_CHATBOT', 'off', ({ parts }) => parts.chatbot, false],
  ['VITE_ANALYTICS', 'off', ({ parts }) => parts.analytics, false],
  ['VITE_ANALYTICS_SRC', 'https://count.example/script.js', ({ analytics }) => analytics.src],
  ['VITE_ANALYTICS_SITE_ID', 'site', ({ analytics }) => analytics.siteId],
  ['VITE_PRIVACY_URL', '/privacidade.html', ({ links }) => links['privacy']],
  ['VITE_SOCIAL_CODE_URL', 'https://code.example/austral', ({ links }) => links['code']],
  ['VITE_CAPTCHA_SITE_KEY', 'captcha', ({ captchaSiteKey }) => captchaSiteKey],
  ['VITE_CONTACT_FALLBACK_URL', '/form?key=a', ({ contactFallbackUrl }) => contactFallbackUrl],
  ['VITE_NEWSLETTER_URL', '/api/newsletter', ({ newsletterUrl }) => newsletterUrl],
  ['VITE_EMAILJS_NEWSLETTER_TEMPLATE_ID', 'a', ({ mail }) => mail.templates.newsletter],
  ['VITE_LANGUAGES', 'whole', ({ builtLanguages }) => builtLanguages, ALL_LANGUAGES],
  ['VITE_LANGUAGES', 'specified', ({ builtLanguages }) => builtLanguages, ['pt-BR']],
])('The settings are taken as they are set: %s=%j', (name, value, read, taken = value) => {
  const { site, faults } = siteWith({ [name]: value })
  expect(faults).toEqual([])
  expect(read(site)).toEqual(taken)
})

it.each([undefined, '', '  ', 5, {}])(
  'The settings hold their defaults where they are %j',
  (value) => {
    const names = ['VITE_BRAND_NAME', 'VITE_COMPANY_PHONE', 'VITE_EMAILJS_ORIGIN']
    const input = Object.fromEntries(names.map((name) => [name, value]))
    expect(siteWith(input)).toEqual({ site: DEFAULTS, faults: [], unknown: [] })
  },
)

it('Unknown settings are named, but not what Vite and Vercel set themselves', () => {
  const others = { VITE_USER_NODE_ENV: 'x', VITE_VERCEL_ENV: 'x', OTHER: 'x' }
  const input = { VITE_OTHER: 'x', VITE_CHATBOT: 'on', ...others }
  expect(siteWith(input).unknown).toEqual([expect.stringMatching(/^VITE_OTHER is unknown/)])
})

it.each(Object.keys(EXAMPLE))('A wrong setting %s is named, and its default holds', (name) => {
  const { site, faults } = siteWith({ [name]: 'a\nb' })
  expect(site).toEqual(DEFAULTS)
  expect(faults).toEqual([expect.stringContaining(`${name} is "a\nb": expected`)])
})

it.each([
  ['VITE_SITE_URL', 'example.com', 'scheme and host without a path'],
  ['VITE_SITE_URL', 'https://example.com/site', 'scheme and host without a path'],
  ['VITE_SITE_URL', 'javascript:alert(1)', 'scheme and host without a path'],
  ['VITE_EMAILJS_ORIGIN', 'ftp://api.emailjs.com', 'such as https://www.example.com'],
  ['VITE_BASE_PATH', 'austral', 'a path that begins and ends with a slash'],
  ['VITE_BASE_PATH', '/../', 'a path that begins and ends with a slash'],
  ['VITE_BRAND_NAME', 'Aus\r\ntral', 'a line of text'],
  ['VITE_COMPANY_EMAIL', 'contato', 'an e-mail address, such as contato@empresa.com.br'],
  ['VITE_COMPANY_EMAIL', 'oi a@b.example', 'an e-mail address'],
  ['VITE_COMPANY_EMAIL', 'a@b.example oi', 'an e-mail address'],
  ['VITE_COMPANY_PHONE', '(48) 90000-0000', 'a phone number in E.164, such as +5548900000000'],
  ['VITE_COMPANY_PHONE', 'tel:+5548900000000', 'a phone number in E.164'],
  ['VITE_COMPANY_PHONE', '+5548900000000 ramal', 'a phone number in E.164'],
  ['VITE_COMPANY_PHONE', '+1234567', 'a phone number in E.164'],
  ['VITE_COMPANY_PHONE', '+1234567890123456', 'a phone number in E.164'],
  ['VITE_EMAILJS_PUBLIC_KEY', 'a b', 'an identifier without spaces'],
  ['VITE_CHATBOT', 'no', 'on or off'],
  ['VITE_LANGUAGES', 'all', 'specified (header, hero and meta) or whole'],
  ['VITE_CHATBOT_BUTTON_SIZE', 'huge', 'large, medium, default, hidden or a size in pixels'],
  ['VITE_CHATBOT_BUTTON_SIZE', 'constructor', 'a size in pixels'],
  ['VITE_CHATBOT_BUTTON_SIZE', '56', 'a size in pixels'],
  ['VITE_CHATBOT_BUTTON_SIZE', '56px;color:red', 'a size in pixels'],
  ['VITE_ANALYTICS_SRC', '/script.js', 'a web address'],
  ['VITE_PRIVACY_URL', 'privacidade.html', 'a web address or a path of the site'],
  ['VITE_PRIVACY_URL', 'javascript:alert(1)', 'a web address or a path of the site'],
  ['VITE_PRIVACY_URL', '/os termos', 'a web address or a path of the site'],
  ['VITE_PRIVACY_URL', '//photos.example', 'a web address or a path of the site'],
])('A wrong setting %s=%j is told what is expected', (name, value, expected) => {
  expect(siteWith({ [name]: value }).faults).toEqual([expect.stringContaining(expected)])
})

it('An id of the embedded mail service is wrong beside the origin of another', () => {
  const ids = ['PUBLIC_KEY', 'SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'DOWNLOAD_TEMPLATE_ID']
  const origin = { VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com' }
  const { faults } = siteWith({ ...origin, VITE_EMAILJS_SERVICE_ID: 'local' })
  expect(faults.map((fault) => /^VITE_EMAILJS_(\w+)/.exec(fault)?.[1])).toEqual(ids)
  const own = Object.fromEntries(ids.map((id) => [`VITE_EMAILJS_${id}`, 'own']))
  expect(siteWith({ ...origin, ...own }).faults).toEqual([])
  expect(siteWith({ VITE_EMAILJS_ORIGIN: 'http://localhost:8025' }).faults).toEqual([])
})

it('The id of a mail that the site does not send may stay unset', () => {
  const own = ['PUBLIC_KEY', 'SERVICE_ID', 'CONTACT_TEMPLATE_ID'].map((id) => [
    `VITE_EMAILJS_${id}`,
    'own',
  ])
  const input = { VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com', ...Object.fromEntries(own) }
  expect(siteWith(input).faults).toHaveLength(1)
  expect(siteWith(input, { guides: 'off' }).faults).toEqual([])
})

it.each([
  ['large', 64],
  ['default', 48],
  ['hidden', 0],
  ['56px', 56],
  ['0px', 0],
])('A button of the chatbot of the size "%s" is %i px wide', (size, px) => {
  expect(siteWith({ VITE_CHATBOT_BUTTON_SIZE: size })).toMatchObject({
    site: { chatbot: { buttonPx: px }, parts: { chatbot: px > 0 } },
    faults: [],
  })
})
