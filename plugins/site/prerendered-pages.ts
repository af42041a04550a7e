import type { Language } from '../../src/site/language.ts'
import {
  canonicalPath,
  pagePathIn,
  routesIn,
  MARKDOWN,
  type PageName,
  type SiteRoute,
} from '../../src/site/routes.ts'
import type { MarkdownFile } from '../markdown/read-pages.ts'
import type { Site } from './site.ts'

type NamedPage =
  | { name: PageName; markdown?: never }
  | { name: typeof MARKDOWN; markdown: MarkdownFile }

type RoutedPage = NamedPage & Omit<SiteRoute, 'name'>

export type PrerenderedPage = RoutedPage & {
  language: Language
  file: string
  /** The path that it is rendered at: every token and every unknown path give the same HTML. */
  location: string
}

export const NOT_FOUND_FILE = '404.html'

/** The page's file in the build: `/download/:token` is `download/index.html`. */
function htmlFile(path: string): string {
  if (path === '*') return NOT_FOUND_FILE
  return `${path.replace(/\/(:.*)?$/, '')}/index.html`.replace(/^\//, '')
}

export function canonicalAddress(path: string, { address, basePath }: Site): string {
  return address + basePath + canonicalPath(path)
}

function pathsOf(
  { name, markdown }: NamedPage,
  { builtLanguages, languages, markdownFiles }: Site,
): Map<Language, string> {
  if (name === MARKDOWN)
    return new Map(
      markdownFiles
        .filter(({ id }) => id === markdown.id)
        .map(({ language, path }) => [language, path]),
    )
  const built = languages.filter(({ value }) => builtLanguages.includes(value))
  return new Map(built.map(({ value, prefix }) => [value, pagePathIn(prefix, name)]))
}

/** A page in its languages by their `hreflang`, with the one for every other reader. */
export function translations(page: NamedPage, site: Site): [hreflang: string, address: string][] {
  const paths = [...pathsOf(page, site)]
  if (paths.length === 1) return []
  const links = paths.map(([language, path]): [string, string] => [
    language,
    canonicalAddress(path, site),
  ])
  const byDefault = links.find(([language]) => language === site.defaultLanguage)
  return byDefault ? [...links, ['x-default', byDefault[1]]] : links
}

/** The pages of all languages. Shared pages belong to the default language. */
export function prerenderedPages({
  builtLanguages,
  languages,
  parts,
  markdownFiles,
}: Site): PrerenderedPage[] {
  const built = languages.filter(({ value }) => builtLanguages.includes(value))
  return built.flatMap(({ value: language, prefix }) => {
    const own: RoutedPage[] = markdownFiles
      .filter((page) => page.language === language)
      .map((markdown) => ({
        name: MARKDOWN,
        path: markdown.path,
        addresses: [markdown.path],
        indexed: true,
        markdown,
      }))
    const fixed = routesIn(prefix, parts).filter(({ indexed }) => indexed || !prefix)
    return [...fixed, ...own].map((route): PrerenderedPage => {
      const location = route.path.replace('*', '/404').replace(':', '')
      return Object.assign(route, { language, file: htmlFile(route.path), location })
    })
  })
}
