import { RULES, type EditorBackend, type RuleName } from '../../src/content/schema/setting-rules.ts'
import type { Site } from '../../src/content/schema/site.ts'
import type { Texts } from '../../src/content/schema/texts.ts'
import type { Language, LanguageOption } from '../../src/site/language.ts'
import {
  OWNER_LINK_NAMES,
  OWNER_LINK_SETTINGS,
  type OwnerLinks,
} from '../../src/site/owner-links.ts'
import { sectionIdsOf } from '../../src/site/routes.ts'
import { CHATBOT_BUTTON_PX } from '../../src/site/spec.ts'
import { STAND_IN_ID } from '../../src/site/stand-in-id.ts'
import { messages } from '../messages/messages.ts'
import type { SiteFolder } from '../site-folder.ts'
import { partsOf } from './parts.ts'

export type ParsedSettings = ReturnType<typeof parseSettings>

/** The checked settings. Visitors receive those of `SiteConfig`. */
export type Settings = Readonly<ParsedSettings['settings']>

/** On this machine the embedded mail service accepts any id. */
const ON_THIS_MACHINE = /^http:\/\/(localhost|127\.|\[::1\])/

/** Reads settings by their names. Empty and wrong ones get their fallbacks; `faults` describes the wrong ones. */
function createReader(variables: Record<string, unknown>) {
  const faults: string[] = []
  // Vite notes the NODE_ENV of a `.env` file there.
  const known = new Set(['VITE_USER_NODE_ENV'])

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
        .filter((name) => name.startsWith('VITE_') && !known.has(name))
        .map(messages.settings.unknown),
  }
}

type Reader = ReturnType<typeof createReader>

function mailSettings(
  { setting, origin, faults }: Reader,
  { sendsGuides, isWhole }: { sendsGuides: boolean; isWhole: boolean },
) {
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
    contactTemplateId: idOf('VITE_EMAILJS_CONTACT_TEMPLATE_ID', 'contact'),
    downloadTemplateId: idOf(
      'VITE_EMAILJS_DOWNLOAD_TEMPLATE_ID',
      isWhole ? 'download-link-{language}' : 'download-link',
      sendsGuides,
    ),
    newsletterTemplateId: setting('VITE_EMAILJS_NEWSLETTER_TEMPLATE_ID', '', 'identifier'),
  }
}

function chatbotOf({ setting, origin }: Reader) {
  const size = setting('VITE_CHATBOT_BUTTON_SIZE', 'medium', 'buttonSize')
  const named: Record<string, number> = CHATBOT_BUTTON_PX
  const buttonPx = named[size] ?? Number.parseInt(size, 10)
  return {
    apiHost: origin('VITE_CHATBOT_API_HOST'),
    id: setting('VITE_CHATBOT_ID', STAND_IN_ID, 'identifier'),
    buttonPx,
  }
}

/** Links of the footer lead to pages that name them, or where the settings say. */
function linksOf({ setting }: Reader, site: Site, pages: readonly MarkdownFile[]) {
  const links: OwnerLinks = {}
  // Texts link by the path in the first language, whose pages come first.
  for (const { menu, path } of pages.toReversed()) if (menu && menu !== 'header') links[menu] = path
  for (const name of OWNER_LINK_NAMES) {
    const address = setting(OWNER_LINK_SETTINGS[name], site.links[name], 'link')
    if (address) links[name] = address
  }
  return links
}

/** What is read from a site's folder. Without texts nothing counts as filled in. */
export interface SiteSource {
  folder: SiteFolder
  site: Site
  languages: readonly LanguageOption[]
  texts?: Texts
  /** Pages of Markdown, and the files of their drafts. */
  pages?: readonly MarkdownFile[]
  drafts?: readonly string[]
}

/** A page of Markdown as it stands in its file. */
export interface MarkdownFile {
  /** The file's name without its ending, the same in each language. */
  id: string
  language: Language
  title: string
  description: string
  menu: string
  order: number
  path: string
  file: string
  body: string
  /** The line in the file that the body begins at. */
  bodyLine: number
  linked: readonly { kind: 'link' | 'picture' | 'embed'; address: string; line: number }[]
}

/** Settings of the environment's variables over those of site.yml. */
export function parseSettings(
  variables: Record<string, unknown>,
  { folder, site, languages, texts, pages: read = [], drafts = [] }: SiteSource,
) {
  const reader = createReader(variables)
  const { setting, origin, isOn, faults } = reader
  const chatbot = chatbotOf(reader)
  const analytics = {
    src: setting('VITE_ANALYTICS_SRC', '', 'webAddress'),
    siteId: setting('VITE_ANALYTICS_SITE_ID', STAND_IN_ID, 'identifier'),
  }
  const captchaSiteKey = setting('VITE_CAPTCHA_SITE_KEY', '', 'identifier')
  const services = {
    chatbot: isOn('VITE_CHATBOT') && chatbot.buttonPx > 0,
    analytics: isOn('VITE_ANALYTICS'),
    captcha: captchaSiteKey !== '',
  }
  const isWhole = setting('VITE_LANGUAGES', site.languageScope, 'languageScope') === 'whole'
  const codes = languages.map(({ value }): Language => value)
  const [language = 'pt-BR'] = codes
  const builtLanguages = isWhole ? codes : [language]
  const pages = read.filter((page) => builtLanguages.includes(page.language))
  const parts = partsOf(site, { ...services, markdown: pages.length > 0 }, texts)
  const settings = {
    folder,
    address: origin('VITE_SITE_URL', site.address),
    /** The folder that the site is served in, such as `/austral`; empty at the top of a host. */
    basePath: setting('VITE_BASE_PATH', '/', 'folder').slice(0, -1),
    brand: setting('VITE_BRAND_NAME', site.brand, 'text'),
    email: setting('VITE_COMPANY_EMAIL', site.email, 'email'),
    phone: setting('VITE_COMPANY_PHONE', site.phone, 'phone'),
    city: setting('VITE_COMPANY_CITY', site.city, 'text'),
    founded: site.founded,
    started: site.started,
    sections: site.sections,
    sectionIds: sectionIdsOf(site.sectionAddresses),
    mail: mailSettings(reader, { sendsGuides: parts.guides, isWhole }),
    chatbot,
    analytics,
    links: linksOf(reader, site, pages),
    profiles: site.profiles,
    captchaSiteKey,
    contactFallbackUrl: setting('VITE_CONTACT_FALLBACK_URL', '', 'link'),
    newsletterUrl: setting('VITE_NEWSLETTER_URL', '', 'link'),
    /** The page's own language. */
    language,
    /** The languages that visitors choose from. */
    languages,
    /** Those that have pages of their own. */
    builtLanguages,
    pages,
    drafts,
    heroPicture: site.heroPicture,
    tags: site.tags,
    switched: site.switched,
    shortName: site.shortName,
    parts,
    editor: {
      repo: setting('VITE_EDITOR_REPO', '', 'repository'),
      branch: setting('VITE_EDITOR_BRANCH', 'main', 'identifier'),
      backend: setting('VITE_EDITOR_BACKEND', 'github', 'editorBackend') as EditorBackend,
    },
  }
  return { settings, faults, unknown: reader.unknown() }
}
