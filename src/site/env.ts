import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import { isEmail } from './is-email.ts'
import type { SectionName } from './routes.ts'
import { CHATBOT_BUTTON_PX } from './spec.ts'

/** The settings, checked. An empty origin means the page's own, an empty source the local stand-in. */
export interface Env {
  siteUrl: string
  /** The folder that the site is served in, such as `/austral`; empty at the top of a host. */
  basePath: string
  brandName: string
  companyEmail: string
  companyPhone: string
  companyCity: string
  /** Of the city, in degrees; west is negative. */
  longitude: number
  /** Years that texts and the ruler of the history name. */
  founded: number
  started: number
  /** Of the home page, in their order. */
  sections: readonly SectionName[]
  mail: {
    origin: string
    publicKey: string
    serviceId: string
    contactTemplateId: string
    downloadTemplateId: string
  }
  chatbot: { on: boolean; apiHost: string; id: string; buttonPx: number }
  analytics: { on: boolean; src: string; siteId: string }
  optional: OptionalSettings
}

/** Empty where not set: the site then has no code for it. */
export interface OptionalSettings {
  links: Partial<Record<OwnerLinkName, string>>
  captchaSiteKey: string
  contactFallbackUrl: string
  newsletterUrl: string
  newsletterTemplateId: string
  languages: readonly Language[]
  parts: Record<PartName, boolean>
  editor: { repo: string; branch: string; backend: EditorBackend }
}

/** Where the editor's repository is. */
export const EDITOR_BACKENDS = ['github', 'gitlab', 'gitea'] as const
export type EditorBackend = (typeof EDITOR_BACKENDS)[number]

/** What an owner may take away. */
export type PartName = 'newsletter' | 'companyField' | 'socialLinks'

const OWNER_LINKS = {
  privacy: 'VITE_PRIVACY_URL',
  terms: 'VITE_TERMS_URL',
  cookies: 'VITE_COOKIES_URL',
  code: 'VITE_SOCIAL_CODE_URL',
  professional: 'VITE_SOCIAL_PROFESSIONAL_URL',
  microblog: 'VITE_SOCIAL_MICROBLOG_URL',
  photos: 'VITE_SOCIAL_PHOTOS_URL',
  social: 'VITE_SOCIAL_NETWORK_URL',
  location: 'VITE_LOCATION_URL',
} as const

export type OwnerLinkName = keyof typeof OWNER_LINKS

/** What stands in for the mail service there takes any id. */
const ON_THIS_MACHINE = /^http:\/\/(localhost|127\.|\[::1\])/

type Switch = 'on' | 'off'

/** What holds where the environment says nothing. */
export interface SiteDefaults {
  brand: string
  email: string
  phone: string
  city: string
  longitude: number
  address: string
  founded: number
  started: number
  sections: readonly SectionName[]
  newsletter: Switch
  companyField: Switch
  socialLinks: Switch
  links: Record<OwnerLinkName, string>
}

type Input = Record<string, unknown>
export type Rule = { expected: string; accepts: (value: string) => boolean }

const TEXT: Rule = { expected: 'a line of text', accepts: (value) => !/[\r\n]/.test(value) }
const IDENTIFIER: Rule = {
  expected: 'an identifier without spaces',
  accepts: (value) => !/\s/.test(value),
}
const EMAIL: Rule = {
  expected: 'an e-mail address, such as contato@empresa.com.br',
  accepts: isEmail,
}
const PHONE: Rule = {
  expected: 'a phone number in E.164, such as +5548900000000',
  accepts: (value) => /^\+[1-9]\d{7,14}$/.test(value),
}
const ORIGIN: Rule = {
  expected: 'scheme and host without a path, such as https://api.emailjs.com',
  accepts: (value) => parseUrl(value)?.origin === value.replace(/\/$/, ''),
}
const FOLDER: Rule = {
  expected: 'a path that begins and ends with a slash, such as /austral/',
  accepts: (value) => /^\/(?:[\w-][\w.-]*\/)*$/.test(value),
}
const WEB_ADDRESS: Rule = {
  expected: 'a web address, such as https://analytics.example/script.js',
  accepts: (value) => parseUrl(value) !== undefined,
}
const LINK: Rule = {
  expected: 'a web address or a path of the site, such as /privacidade.html',
  accepts: (value) => /^\/(?![/\\])\S*$/.test(value) || parseUrl(value) !== undefined,
}
const LANGUAGE_SCOPE: Rule = {
  expected: 'specified (header, hero and meta) or whole (every page in every language)',
  accepts: (value) => value === 'specified' || value === 'whole',
}
const SWITCH: Rule = {
  expected: 'on or off',
  accepts: (value) => value === 'on' || value === 'off',
}
const REPOSITORY: Rule = {
  expected: 'owner and name of a repository, such as empresa/site',
  accepts: (value) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(value),
}
const BACKEND: Rule = {
  expected: EDITOR_BACKENDS.join(' or '),
  accepts: (value) => EDITOR_BACKENDS.some((backend) => backend === value),
}
const BUTTON_SIZE: Rule = {
  expected: 'large, medium, default, hidden or a size in pixels, such as 56px',
  accepts: (value) => Object.hasOwn(CHATBOT_BUTTON_PX, value) || /^\d+px$/.test(value),
}

export const RULES = { text: TEXT, email: EMAIL, phone: PHONE, origin: ORIGIN, link: LINK }

function parseUrl(value: string): URL | undefined {
  try {
    const url = new URL(value)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
  } catch {
    return undefined
  }
}

function buttonPx(size: string): number {
  const named = new Map<string, number>(Object.entries(CHATBOT_BUTTON_PX)).get(size)
  return named ?? Number.parseInt(size, 10)
}

/** An empty setting gets its default. So does a wrong one, which is then described in `faults`. */
export function parseEnv(
  input: Input,
  site: SiteDefaults,
): { env: Env; faults: string[]; unknown: string[] } {
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

  const origin = (name: string, fallback = '') => setting(name, fallback, ORIGIN).replace(/\/$/, '')
  const isOn = (name: string) => setting(name, 'on', SWITCH) === 'on'
  const mailOrigin = origin('VITE_EMAILJS_ORIGIN')
  const isMailLocal = mailOrigin === '' || ON_THIS_MACHINE.test(mailOrigin)
  function mailId(name: string, local: string): string {
    const id = setting(name, local, IDENTIFIER)
    if (id === local && !isMailLocal)
      faults.push(`${name} is "${id}": expected the id of your own account at ${mailOrigin}.`)
    return id
  }
  const chatbotPx = buttonPx(setting('VITE_CHATBOT_BUTTON_SIZE', 'medium', BUTTON_SIZE))

  const env: Env = {
    siteUrl: origin('VITE_SITE_URL', site.address),
    basePath: setting('VITE_BASE_PATH', '/', FOLDER).slice(0, -1),
    brandName: setting('VITE_BRAND_NAME', site.brand, TEXT),
    companyEmail: setting('VITE_COMPANY_EMAIL', site.email, EMAIL),
    companyPhone: setting('VITE_COMPANY_PHONE', site.phone, PHONE),
    companyCity: setting('VITE_COMPANY_CITY', site.city, TEXT),
    longitude: site.longitude,
    founded: site.founded,
    started: site.started,
    sections: site.sections,
    mail: {
      origin: mailOrigin,
      publicKey: mailId('VITE_EMAILJS_PUBLIC_KEY', 'local'),
      serviceId: mailId('VITE_EMAILJS_SERVICE_ID', 'local'),
      contactTemplateId: mailId('VITE_EMAILJS_CONTACT_TEMPLATE_ID', 'contact'),
      downloadTemplateId: mailId('VITE_EMAILJS_DOWNLOAD_TEMPLATE_ID', 'download-link'),
    },
    chatbot: {
      on: isOn('VITE_CHATBOT') && chatbotPx > 0,
      apiHost: origin('VITE_CHATBOT_API_HOST'),
      id: setting('VITE_CHATBOT_ID', 'local', IDENTIFIER),
      buttonPx: chatbotPx,
    },
    analytics: {
      on: isOn('VITE_ANALYTICS'),
      src: setting('VITE_ANALYTICS_SRC', '', WEB_ADDRESS),
      siteId: setting('VITE_ANALYTICS_SITE_ID', 'local', IDENTIFIER),
    },
    optional: {
      links: Object.fromEntries(
        Object.entries(OWNER_LINKS)
          .map(([link, name]) => [link, setting(name, site.links[link as OwnerLinkName], LINK)])
          .filter(([, address]) => address !== ''),
      ),
      captchaSiteKey: setting('VITE_CAPTCHA_SITE_KEY', '', IDENTIFIER),
      contactFallbackUrl: setting('VITE_CONTACT_FALLBACK_URL', '', LINK),
      newsletterUrl: setting('VITE_NEWSLETTER_URL', '', LINK),
      newsletterTemplateId: setting('VITE_EMAILJS_NEWSLETTER_TEMPLATE_ID', '', IDENTIFIER),
      languages:
        setting('VITE_LANGUAGES', 'specified', LANGUAGE_SCOPE) === 'whole'
          ? LANGUAGES.map(({ value }) => value)
          : [DEFAULT_LANGUAGE],
      parts: {
        newsletter: site.newsletter === 'on',
        companyField: site.companyField === 'on',
        socialLinks: site.socialLinks === 'on',
      },
      editor: {
        repo: setting('VITE_EDITOR_REPO', '', REPOSITORY),
        branch: setting('VITE_EDITOR_BRANCH', 'main', IDENTIFIER),
        backend: setting('VITE_EDITOR_BACKEND', 'github', BACKEND) as EditorBackend,
      },
    },
  }
  const unknown = Object.keys(input).filter((name) => name.startsWith('VITE_') && !known.has(name))
  return { env, faults, unknown }
}
