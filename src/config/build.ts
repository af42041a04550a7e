import { publicPath } from '@/lib/public-path.ts'
import type { Env, OwnerLink } from './env.ts'
import { languagePath, type Language } from './languages.ts'
import { PATHS, routesIn } from './routes.ts'

/** What plugins/build-facts.ts writes into the build. */
interface BuildFacts {
  /** Optional settings are in `import.meta.env` instead: the bundler drops the code of those not set. */
  settings: Omit<Env, 'optional'>
  ownerLinks: Partial<Record<OwnerLink, string>>
  listCounts: Record<'services' | 'courses' | 'guides', number>
  year: number
  headlineFits: Partial<Record<Headline | 'arrival', number>>
  brandTitle: BrandTitle | null
}

const facts = JSON.parse(import.meta.env.BUILD_FACTS) as BuildFacts

export const settings = facts.settings
export const buildYear = facts.year
export const { brandTitle, listCounts } = facts

export const guideFacts = /* @__PURE__ */ JSON.parse(import.meta.env.GUIDE_FACTS) as Record<
  string,
  GuideFacts
>

/** Portuguese, but with `VITE_LANGUAGES=whole`, which makes one build for each language. */
export const buildLanguage = import.meta.env.BUILD_LANGUAGE as Language

export const BUILD_ROUTES = routesIn(buildLanguage)

export const BUILD_PATHS = {
  home: languagePath(buildLanguage) + PATHS.home,
  downloads: languagePath(buildLanguage) + PATHS.downloads,
}

export type Headline =
  'culture' | 'services' | 'courses' | 'contact' | 'downloads' | 'values' | 'serviceTitles'

export function headlineStyle(headline: Headline): { '--fit': number } | undefined {
  const fit = facts.headlineFits[headline]
  return fit === undefined ? undefined : { '--fit': fit }
}

export const lastWordsStyle =
  facts.headlineFits.arrival === undefined ? undefined : { '--scale': facts.headlineFits.arrival }

interface LinkAttributes {
  href: string
  target?: string
  rel?: string
}

export function linkAttributes(address: string): LinkAttributes {
  if (address.startsWith('/')) return { href: publicPath(address) }
  if (!/^https?:/.test(address)) return { href: address }
  return { href: address, target: '_blank', rel: 'noopener noreferrer' }
}

export const ownerLinks: Partial<Record<OwnerLink, LinkAttributes>> = Object.fromEntries(
  Object.entries(facts.ownerLinks).map(([link, address]) => [link, linkAttributes(address)]),
)
