import { publicPath } from '@/lib/public-path.ts'
import type { Env, OwnerLink } from './env.ts'
import { languagePath } from './languages.ts'
import type { Language } from './languages.ts'
import { ROUTES, routesIn } from './routes.ts'

/** What the build knows: the settings, checked, and what it has measured (plugins/build-facts.ts). */
interface BuildFacts {
  /** Names of the settings that cost bytes only when they are set stand apart, in `import.meta.env`. */
  settings: Omit<Env, 'optional'>
  /** Where the owner's links lead; those that are set. */
  ownerLinks: Partial<Record<OwnerLink, string>>
  /** How many services, courses and guides the texts list. */
  listCounts: Record<'services' | 'courses' | 'guides', number>
  /** The year in which the build was made, as its prerendered pages say it. */
  year: number
  /** The fit of each headline whose words are not the designed ones. */
  headlineFits: Partial<Record<Headline | 'arrival', number>>
  /** How the brand's name was measured; null for the one that the design sets. */
  brandTitle: BrandTitle | null
}

const facts = JSON.parse(import.meta.env.BUILD_FACTS) as BuildFacts

export const settings = facts.settings
export const buildYear = facts.year
export const { brandTitle, listCounts } = facts

/** Pages, size, date and chapters of each guide's file, read when the site was built. */
export const guideFacts = /* @__PURE__ */ JSON.parse(import.meta.env.GUIDE_FACTS) as Record<
  string,
  GuideFacts
>

/**
 * The language that the build's texts are in: the default one's, which others follow in the browser,
 * or each in a build of its own where all are whole (`VITE_LANGUAGES`).
 */
export const buildLanguage = import.meta.env.BUILD_LANGUAGE as Language

/** The pages in the language of this build. */
export const BUILD_ROUTES = routesIn(buildLanguage)

/** Where links inside the site lead, by name. */
export const BUILD_PATHS = {
  home: languagePath(buildLanguage) + ROUTES.home,
  downloads: languagePath(buildLanguage) + ROUTES.downloads,
}

export type Headline =
  'culture' | 'services' | 'courses' | 'contact' | 'downloads' | 'values' | 'serviceTitles'

/** What a headline's style needs to close other words than the designed ones on the measure. */
export function headlineStyle(headline: Headline): { '--fit': number } | undefined {
  const fit = facts.headlineFits[headline]
  return fit === undefined ? undefined : { '--fit': fit }
}

/** The part of its designed size that the footer's last words can have; nothing where they can have all. */
export const lastWordsStyle =
  facts.headlineFits.arrival === undefined ? undefined : { '--scale': facts.headlineFits.arrival }

interface LinkAttributes {
  href: string
  target?: string
  rel?: string
}

/** Attributes of a link to a path of the site or to the web, for which it has a tab of its own. */
export function linkAttributes(address: string): LinkAttributes {
  if (address.startsWith('/')) return { href: publicPath(address) }
  if (!/^https?:/.test(address)) return { href: address }
  return { href: address, target: '_blank', rel: 'noopener noreferrer' }
}

/** Attributes of the links that the owner has set. */
export const ownerLinks: Partial<Record<OwnerLink, LinkAttributes>> = Object.fromEntries(
  Object.entries(facts.ownerLinks).map(([link, address]) => [link, linkAttributes(address)]),
)
