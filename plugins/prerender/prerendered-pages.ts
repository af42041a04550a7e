import type { Settings } from '../env.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../src/site/languages.ts'
import { routesIn, type PageName } from '../../src/site/routes.ts'

export interface PrerenderedPage {
  name: PageName
  language: Language
  languageNeutral: boolean
  /** The page's addresses as router patterns. Empty for the 404 page. */
  addresses: readonly string[]
  /** The address that is rendered. Every token and every unknown path give the same HTML. */
  location: string
  file: string
  /** The page's address for search engines. Pages without one are not indexed. */
  canonical: string | undefined
  /** Whether the address contains a token, which must not reach other hosts. */
  hasToken: boolean
}

const NO_PAGE = '*'

/** The page's file in the build: `/download/:token` is `download/index.html`. */
function htmlFile(path: string): string {
  if (path === NO_PAGE) return '404.html'
  return `${path.replace(/\/(:.*)?$/, '')}/index.html`.replace(/^\//, '')
}

/** The pages of a language. Shared pages belong to the default language. */
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
    }))
}
