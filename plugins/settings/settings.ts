import { RULES, type EditorBackend, type RuleName } from '../../src/content/schema/setting-rules.ts'
import type { SiteYaml } from '../../src/content/schema/site.ts'
import { OWNER_LINK_NAMES, OWNER_LINK_SETTINGS } from '../../src/site/owner-links.ts'
import type { SwitchName } from '../../src/site/parts.ts'
import { sectionIdsOf, type SectionIds } from '../../src/site/routes.ts'
import {
  STAND_IN_ID,
  type AnalyticsSettings,
  type ChatbotSettings,
  type MailSettings,
} from '../../src/site/services.ts'
import { CHATBOT_BUTTON_PX } from '../../src/site/spec.ts'
import { messages } from '../messages/messages.ts'

/** Settings as site.yml says them. Its switches become `Site.parts`. */
type OwnerSettings = Omit<
  SiteYaml,
  SwitchName | 'languages' | 'languageScope' | 'sectionAddresses' | 'links'
>

export type Links = Partial<Record<string, string>>

export interface Settings extends Readonly<OwnerSettings> {
  /** The folder that the site is served in, such as `/austral`; empty at the top of a host. */
  basePath: string
  sectionIds: SectionIds
  /** Addresses of the owner's links and of other links in the footer, by name. */
  links: Links
  /** Whether each language has pages of its own. */
  hasLanguagePages: boolean
  /** A template's id may have a place for a language (mail-in.ts). */
  mail: MailSettings
  hasChatbot: boolean
  chatbot: ChatbotSettings
  hasAnalytics: boolean
  analytics: AnalyticsSettings
  captchaSiteKey: string
  contactFallbackUrl: string
  newsletterUrl: string
  editor: { repo: string; branch: string; backend: EditorBackend }
}

/** Where `npm start` serves the site, whose embedded mail service knows the default ids. */
const ON_THIS_MACHINE = /^http:\/\/(localhost|127\.|\[::1\])/

/** Names that no owner sets: Vite's, if a `.env` file has NODE_ENV, and those that Vercel adds to a build of Vite. */
const OTHERS = /^VITE_(USER_NODE_ENV$|VERCEL_)/

/** Reads settings by their names. Empty and wrong ones get their fallbacks; `faults` describes the wrong ones. */
function createReader(variables: Record<string, unknown>) {
  const faults: string[] = []
  const known = new Set<string>()

  function setting(name: string, fallback: string, rule: RuleName): string {
    known.add(name)
    const raw = variables[name]
    if (typeof raw !== 'string' || raw.trim() === '') return fallback
    const value = raw.trim()
    if (RULES[rule].accepts(value)) return value
    faults.push(messages.settings.wrong(name, value, messages.rules[rule]))
    return fallback
  }

  return {
    faults,
    setting,
    origin: (name: string, fallback = '') => setting(name, fallback, 'origin').replace(/\/$/, ''),
    isOn: (name: string) => setting(name, 'on', 'onOrOff') === 'on',
    unknown: () =>
      Object.keys(variables)
        .filter((name) => name.startsWith('VITE_') && !known.has(name) && !OTHERS.test(name))
        .map(messages.settings.unknown),
  }
}

type Reader = ReturnType<typeof createReader>

function mailSettings(
  { setting, origin, faults }: Reader,
  { sendsGuides, hasLanguagePages }: { sendsGuides: boolean; hasLanguagePages: boolean },
): MailSettings {
  const service = origin('VITE_EMAILJS_ORIGIN')
  const isEmbedded = service === '' || ON_THIS_MACHINE.test(service)
  function idOf(name: string, fallback: string, isUsed = true): string {
    const id = setting(name, fallback, 'identifier')
    if (isUsed && id === fallback && !isEmbedded)
      faults.push(messages.settings.wrong(name, id, messages.settings.ownId(service)))
    return id
  }
  return {
    origin: service,
    publicKey: idOf('VITE_EMAILJS_PUBLIC_KEY', STAND_IN_ID),
    serviceId: idOf('VITE_EMAILJS_SERVICE_ID', STAND_IN_ID),
    templates: {
      contact: idOf('VITE_EMAILJS_CONTACT_TEMPLATE_ID', 'contact'),
      'download-link': idOf(
        'VITE_EMAILJS_DOWNLOAD_TEMPLATE_ID',
        hasLanguagePages ? 'download-link-{language}' : 'download-link',
        sendsGuides,
      ),
      newsletter: setting('VITE_EMAILJS_NEWSLETTER_TEMPLATE_ID', '', 'identifier'),
    },
  }
}

function chatbotOf({ setting, origin }: Reader): ChatbotSettings {
  const size = setting('VITE_CHATBOT_BUTTON_SIZE', 'medium', 'buttonSize')
  const named: Record<string, number> = CHATBOT_BUTTON_PX
  const buttonPx = named[size] ?? Number.parseInt(size, 10)
  return {
    apiHost: origin('VITE_CHATBOT_API_HOST'),
    id: setting('VITE_CHATBOT_ID', STAND_IN_ID, 'identifier'),
    buttonPx,
  }
}

function linksOf({ setting }: Reader, owners: SiteYaml['links']): Links {
  const links = OWNER_LINK_NAMES.map(
    (name) => [name, setting(OWNER_LINK_SETTINGS[name], owners[name], 'link')] as const,
  )
  return Object.fromEntries(links.filter(([, address]) => address))
}

/** The owner's settings. Variables of the environment win over site.yml. */
export function parseSettings(variables: Record<string, unknown>, yaml: SiteYaml) {
  const reader = createReader(variables)
  const { setting, origin, isOn, faults } = reader
  const scope = setting('VITE_LANGUAGES', yaml.languageScope, 'languageScope')
  const hasLanguagePages = scope === 'whole' && yaml.languages.length > 1
  const settings: Settings = {
    ...yaml,
    address: origin('VITE_SITE_URL', yaml.address),
    basePath: setting('VITE_BASE_PATH', '/', 'basePath').slice(0, -1),
    brand: setting('VITE_BRAND_NAME', yaml.brand, 'text'),
    email: setting('VITE_COMPANY_EMAIL', yaml.email, 'email'),
    phone: setting('VITE_COMPANY_PHONE', yaml.phone, 'phone'),
    city: setting('VITE_COMPANY_CITY', yaml.city, 'text'),
    sectionIds: sectionIdsOf(yaml.sectionAddresses),
    links: linksOf(reader, yaml.links),
    hasLanguagePages,
    mail: mailSettings(reader, { sendsGuides: yaml.guides === 'on', hasLanguagePages }),
    hasChatbot: isOn('VITE_CHATBOT'),
    chatbot: chatbotOf(reader),
    hasAnalytics: isOn('VITE_ANALYTICS'),
    analytics: {
      src: setting('VITE_ANALYTICS_SRC', '', 'webAddress'),
      siteId: setting('VITE_ANALYTICS_SITE_ID', STAND_IN_ID, 'identifier'),
    },
    captchaSiteKey: setting('VITE_CAPTCHA_SITE_KEY', '', 'identifier'),
    contactFallbackUrl: setting('VITE_CONTACT_FALLBACK_URL', '', 'link'),
    newsletterUrl: setting('VITE_NEWSLETTER_URL', '', 'link'),
    editor: {
      repo: setting('VITE_EDITOR_REPO', '', 'repository'),
      branch: setting('VITE_EDITOR_BRANCH', 'main', 'identifier'),
      backend: setting('VITE_EDITOR_BACKEND', 'github', 'editorBackend') as EditorBackend,
    },
  }
  return { settings, faults, unknown: reader.unknown() }
}
