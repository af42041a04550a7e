import type { Language, LanguageOption } from './language.ts'
import type { Profile } from './networks.ts'
import type { OwnerLinks } from './owner-links.ts'
import type { SectionName } from './routes.ts'
import type { Tags } from './tags.ts'
import type { WordPage } from './word-pages.ts'

/** The settings that pages use. An empty origin means the page's own, an empty source the local stand-in. */
export interface SiteConfig {
  brand: string
  email: string
  phone: string
  city: string
  founded: number
  started: number
  sections: readonly SectionName[]
  mail: Record<
    'origin' | 'publicKey' | 'serviceId' | 'contactTemplateId' | 'downloadTemplateId',
    string
  >
  chatbot: { apiHost: string; id: string; buttonPx: number }
  analytics: { src: string; siteId: string }
}

export interface GuideFacts {
  /** The number of pages, the size and the month, in words. */
  summary: string
  chapters: string[]
  size: { width: number; height: number }
  /** A colour of the cover, shown until the picture has loaded. */
  ground?: string
  samplePage?: string
  sampleNumber?: number
  pages?: number
  workbook?: string
}

/** Written into the build by plugins/build-facts.ts. */
interface BuildFacts {
  /** Optional settings are in `import.meta.env`, which lets the bundler drop code that is switched off. */
  settings: SiteConfig
  ownerLinks: OwnerLinks
  /** In place of the neutral links. Undefined without any. */
  profiles?: readonly Profile[]
  /** The page's own language first. */
  languages: readonly [LanguageOption, ...LanguageOption[]]
  /** Undefined without any. */
  tags?: Tags
  wordPages?: readonly WordPage[]
  year: number
  /** Keyed by the guides' file names. */
  guideFacts: Partial<Record<string, GuideFacts>>
}

const facts = JSON.parse(import.meta.env.BUILD_FACTS) as BuildFacts

export const siteConfig = facts.settings
export const buildYear = facts.year
export const { guideFacts, languages, ownerLinks, profiles = [], tags } = facts
export const wordPages = import.meta.env.WORDS ? (facts.wordPages ?? []) : []
export const defaultLanguage = languages[0].value

/** The default one, unless `VITE_LANGUAGES=whole` makes one build for each language. */
export const buildLanguage = import.meta.env.BUILD_LANGUAGE as Language

/** The path of a language's pages, without a slash at its end. */
export function languageFolder(language: Language): string {
  return languages.find(({ value }) => value === language)?.folder ?? ''
}
