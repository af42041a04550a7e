import type { Language } from './languages.ts'
import type { SectionName } from './routes.ts'

/** What pages have of the settings. An empty origin means the page's own, an empty source the local stand-in. */
export interface Settings {
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
  mail: Record<
    'origin' | 'publicKey' | 'serviceId' | 'contactTemplateId' | 'downloadTemplateId',
    string
  >
  chatbot: { on: boolean; apiHost: string; id: string; buttonPx: number }
  analytics: { on: boolean; src: string; siteId: string }
}

export type OwnerLinkName =
  | 'privacy'
  | 'terms'
  | 'cookies'
  | 'code'
  | 'professional'
  | 'microblog'
  | 'photos'
  | 'social'
  | 'location'

interface MaterialFacts {
  /** Pages, size and month, in words. */
  summary: string
  chapters: string[]
  /** Of its cover, in pixels. */
  size: { width: number; height: number }
  /** The colour of its cover's corner, shown until the picture has come. */
  ground?: string
  /** A picture of one of its pages. */
  samplePage?: string
  /** Which page that is, and of how many. */
  sampleNumber?: number
  pages: number
  workbook?: string
}

/** How a name is set, as measured in the font, in ems. */
export interface NameFit {
  /** How far its first letter stands from the edge of its box. */
  bearing: number
  /** On one column: the width at which it closes on the measure, in so many lines. */
  narrow: { fit: number; lines: number }
  wide: { fit: number; lines: number }
  header: number
}

/** The headlines by the groups of their words: each has a style of its name in styles/headlines.css. */
export type Headline = 'culture' | 'services' | 'courses' | 'contact' | 'downloads'

/** The words that were measured, and how wide they are in ems: of titles the widest word. */
export type HeadlineFits = Partial<
  Record<Headline | 'values' | 'serviceTitles' | 'arrival', { text: string; fit: number }>
>

/** What plugins/build-facts.ts writes into the build. */
interface BuildFacts {
  /** Optional ones are in `import.meta.env` instead: the bundler drops the code of those not set. */
  settings: Settings
  ownerLinks: Partial<Record<OwnerLinkName, string>>
  year: number
  headlineFits: HeadlineFits
  nameFits: Partial<Record<string, NameFit>>
  /** By the guides' files. */
  materialFacts: Partial<Record<string, MaterialFacts>>
}

const facts = JSON.parse(import.meta.env.BUILD_FACTS) as BuildFacts

export const settings = facts.settings
export const buildYear = facts.year
export const { headlineFits, materialFacts, nameFits, ownerLinks } = facts

/** Portuguese, but with `VITE_LANGUAGES=whole`, which makes one build for each language. */
export const buildLanguage = import.meta.env.BUILD_LANGUAGE as Language
