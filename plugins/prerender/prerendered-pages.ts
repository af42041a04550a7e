import type { Settings } from '../env.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../src/site/languages.ts'
import { routesIn, type PageName } from '../../src/site/routes.ts'

interface EarlyPictures {
  inThemes?: readonly [light: string, dark: string]
  inBoth?: string
}

export interface PrerenderedPage {
  name: PageName
  language: Language
  /** Whether it is the same page in all languages. */
  languageNeutral: boolean
  /** Addresses that it answers, as the router writes them; none for what has no page. */
  addresses: readonly string[]
  /** Address that is rendered; any token and any unknown path give the same HTML. */
  location: string
  file: string
  /** The page's one address for search engines; a page without is kept out of their indexes. */
  canonical: string | undefined
  /** Whether its address holds a token, which no request may name. */
  hasToken: boolean
  pictures: EarlyPictures | undefined
}

const NO_PAGE = '*'

/** Files of src/assets that a page with the sky asks for at once, before a style does. */
const EARLY_PICTURES: Partial<Record<PageName, EarlyPictures>> = {
  home: { inThemes: ['aurora-light.svg', 'aurora-dark.svg'] },
  // The page is gone within a second.
  downloadLink: { inBoth: 'preparing.svg' },
}

/** Where a page's HTML stands in the build: in the folder of its address, without what varies. */
function htmlFile(path: string): string {
  if (path === NO_PAGE) return '404.html'
  return `${path.replace(/\/(:.*)?$/, '')}/index.html`.replace(/^\//, '')
}

/** The pages that are written in a language: all of them in the default one, and each one's own. */
export function prerenderedPages(language: Language, parts: Settings['parts']): PrerenderedPage[] {
  return routesIn(language, parts)
    .filter(({ languageNeutral }) => !languageNeutral || language === DEFAULT_LANGUAGE)
    .map(({ name, path, languageNeutral, addresses, indexed }) => ({
      name,
      language,
      languageNeutral: languageNeutral ?? false,
      addresses: path === NO_PAGE ? [] : addresses,
      location: path === NO_PAGE ? '/404' : path.replaceAll(':', ''),
      file: htmlFile(path),
      canonical: indexed ? path : undefined,
      hasToken: path.includes(':'),
      pictures: parts.sky ? EARLY_PICTURES[name] : undefined,
    }))
}
