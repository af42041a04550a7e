import path from 'node:path'
import type { Texts } from '../../src/content/schema.ts'
import { RULES, type EditorBackend, type Rule } from '../../src/content/schema/setting-rules.ts'
import type { Site } from '../../src/content/schema/site.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/site/languages.ts'
import { OWNER_LINK_NAMES, OWNER_LINKS, type OwnerLinkName } from '../../src/site/owner-links.ts'
import { ROUTES } from '../../src/site/routes.ts'
import { CHATBOT_BUTTON_PX } from '../../src/site/spec.ts'
import { readPortuguese, readSite } from '../texts/read-texts.ts'
import { partsOf } from './parts.ts'

/** The checked settings. Visitors receive those of `SiteConfig`. */
export type Settings = ReturnType<typeof parseEnv>['settings']

/** On this machine the embedded mail service accepts any id. */
const ON_THIS_MACHINE = /^http:\/\/(localhost|127\.|\[::1\])/

/** Empty and wrong settings get their defaults. `faults` describes the wrong ones. */
export function parseEnv(
  input: Record<string, unknown>,
  { root, site, texts }: { root: string; site: Site; texts?: Texts },
) {
  const faults: string[] = []
  const known = new Set(['VITE_USER_NODE_ENV'])

  function setting(name: string, fallback: string, rule: Rule): string {
    known.add(name)
    const raw = input[name]
    if (typeof raw !== 'string' || raw.trim() === '') return fallback
    const value = raw.trim()
    if (rule.accepts(value)) return value
    faults.push(`${name} is "${value}": expected ${rule.expected}.`)
    return fallback
  }

  const origin = (name: string, fallback = '') =>
    setting(name, fallback, RULES.origin).replace(/\/$/, '')
  const isOn = (name: string) => setting(name, 'on', RULES.onOrOff) === 'on'
  const mailOrigin = origin('VITE_EMAILJS_ORIGIN')
  const isMailLocal = mailOrigin === '' || ON_THIS_MACHINE.test(mailOrigin)
  function mailId(name: string, local: string, isUsed = true): string {
    const id = setting(name, local, RULES.identifier)
    if (isUsed && id === local && !isMailLocal)
      faults.push(`${name} is "${id}": expected the id of your own account at ${mailOrigin}.`)
    return id
  }
  const buttonSize = setting('VITE_CHATBOT_BUTTON_SIZE', 'medium', RULES.buttonSize)
  const named: Record<string, number> = CHATBOT_BUTTON_PX
  const buttonPx = named[buttonSize] ?? Number.parseInt(buttonSize, 10)
  const chatbot = {
    on: isOn('VITE_CHATBOT') && buttonPx > 0,
    apiHost: origin('VITE_CHATBOT_API_HOST'),
    id: setting('VITE_CHATBOT_ID', 'local', RULES.identifier),
    buttonPx,
  }
  const analytics = {
    on: isOn('VITE_ANALYTICS'),
    src: setting('VITE_ANALYTICS_SRC', '', RULES.webAddress),
    siteId: setting('VITE_ANALYTICS_SITE_ID', 'local', RULES.identifier),
  }
  const captchaSiteKey = setting('VITE_CAPTCHA_SITE_KEY', '', RULES.identifier)
  const parts = partsOf({ site, chatbot, analytics, captchaSiteKey }, texts)
  const addresses = OWNER_LINK_NAMES.map((name) => [
    name,
    setting(OWNER_LINKS[name].setting, site.links[name], RULES.link),
  ]).filter(([, address]) => address)
  const links: Partial<Record<OwnerLinkName, string>> = {
    ...(parts.privacy && { privacy: ROUTES.privacy.path }),
    ...Object.fromEntries(addresses),
  }
  const isWhole = setting('VITE_LANGUAGES', 'specified', RULES.languageScope) === 'whole'

  const settings = {
    /** The folder of the project. */
    root,
    siteUrl: origin('VITE_SITE_URL', site.address),
    /** The folder that the site is served in, such as `/austral`; empty at the top of a host. */
    basePath: setting('VITE_BASE_PATH', '/', RULES.folder).slice(0, -1),
    brandName: setting('VITE_BRAND_NAME', site.brand, RULES.text),
    companyEmail: setting('VITE_COMPANY_EMAIL', site.email, RULES.email),
    companyPhone: setting('VITE_COMPANY_PHONE', site.phone, RULES.phone),
    companyCity: setting('VITE_COMPANY_CITY', site.city, RULES.text),
    longitude: site.longitude,
    founded: site.founded,
    started: site.started,
    sections: site.sections,
    mail: {
      origin: mailOrigin,
      publicKey: mailId('VITE_EMAILJS_PUBLIC_KEY', 'local'),
      serviceId: mailId('VITE_EMAILJS_SERVICE_ID', 'local'),
      contactTemplateId: mailId('VITE_EMAILJS_CONTACT_TEMPLATE_ID', 'contact'),
      downloadTemplateId: mailId(
        'VITE_EMAILJS_DOWNLOAD_TEMPLATE_ID',
        'download-link',
        site.guides === 'on',
      ),
    },
    chatbot,
    analytics,
    links,
    captchaSiteKey,
    contactFallbackUrl: setting('VITE_CONTACT_FALLBACK_URL', '', RULES.link),
    newsletterUrl: setting('VITE_NEWSLETTER_URL', '', RULES.link),
    newsletterTemplateId: setting('VITE_EMAILJS_NEWSLETTER_TEMPLATE_ID', '', RULES.identifier),
    languages: isWhole ? LANGUAGES.map(({ value }): Language => value) : [DEFAULT_LANGUAGE],
    heroPicture: site.heroPicture,
    switched: site.switched,
    shortName: site.shortName,
    parts,
    editor: {
      repo: setting('VITE_EDITOR_REPO', '', RULES.repository),
      branch: setting('VITE_EDITOR_BRANCH', 'main', RULES.identifier),
      backend: setting('VITE_EDITOR_BACKEND', 'github', RULES.editorBackend) as EditorBackend,
    },
  }
  const unknown = Object.keys(input).filter((name) => name.startsWith('VITE_') && !known.has(name))
  return { settings, faults, unknown }
}

/** The environment's settings override those of site.yml. */
export function parseSettings(
  input: Record<string, unknown>,
  root = path.resolve(import.meta.dirname, '../..'),
): ReturnType<typeof parseEnv> {
  return parseEnv(input, { root, site: readSite(root), texts: readPortuguese(root) })
}
