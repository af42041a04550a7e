import type { Env, OwnerLinkName } from './env.ts'
import type { Headline } from './headlines.ts'
import type { Language } from './languages.ts'

/** What a material's file tells of it. */
export interface MaterialFacts {
  /** Pages, size and month, in words. */
  summary: string
  chapters: string[]
  /** Of its cover, in pixels. */
  size: { width: number; height: number }
  /** A picture of one of its pages. */
  samplePage?: string
  workbook?: string
}

/** The brand's name as measured, in ems. */
export interface BrandTitle {
  bearing: number
  narrow: { fit: number; lines: number }
  wide: { fit: number; lines: number }
  header: number
}

/** What plugins/build-facts.ts writes into the build. */
interface BuildFacts {
  /** Optional settings are in `import.meta.env` instead: the bundler drops the code of those not set. */
  settings: Omit<Env, 'optional'>
  ownerLinks: Partial<Record<OwnerLinkName, string>>
  year: number
  headlineFits: Partial<Record<Headline | 'values' | 'serviceTitles' | 'arrival', number>>
  brandTitle: BrandTitle | null
}

const facts = JSON.parse(import.meta.env.BUILD_FACTS) as BuildFacts

export const settings = facts.settings
export const buildYear = facts.year
export const { brandTitle, headlineFits, ownerLinks } = facts

// Marked as pure, so that it is bundled with the pages that use it only.
export const materialFacts = /* @__PURE__ */ JSON.parse(import.meta.env.MATERIAL_FACTS) as Record<
  string,
  MaterialFacts
>

/** Portuguese, but with `VITE_LANGUAGES=whole`, which makes one build for each language. */
export const buildLanguage = import.meta.env.BUILD_LANGUAGE as Language
