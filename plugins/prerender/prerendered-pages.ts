import type { Language } from '../../src/site/language.ts'
import {
  canonicalPath,
  pagePathIn,
  routesIn,
  type PageName,
  type SiteRoute,
} from '../../src/site/routes.ts'
import type { Settings } from '../settings/settings.ts'

export interface PrerenderedPage extends SiteRoute {
  language: Language
  file: string
  /** The path that it is rendered at: every token and every unknown path give the same HTML. */
  location: string
}

/** The page's file in the build: `/download/:token` is `download/index.html`. */
function htmlFile(path: string): string {
  if (path === '*') return '404.html'
  return `${path.replace(/\/(:.*)?$/, '')}/index.html`.replace(/^\//, '')
}

export function canonicalAddress({ address, basePath }: Settings, path: string): string {
  return address + basePath + canonicalPath(path)
}

/** A page in all languages by their `hreflang`, with the one for every other reader. */
export function translations(
  settings: Settings,
  page: PageName,
): [hreflang: string, address: string][] {
  const { languages, offered } = settings
  if (languages.length === 1) return []
  const addressIn = (folder: string) => canonicalAddress(settings, pagePathIn(folder, page))
  const built = offered.filter(({ value }) => languages.includes(value))
  return [
    ...built.map(({ value, folder }): [string, string] => [value, addressIn(folder)]),
    ['x-default', addressIn('')],
  ]
}

/** The pages of all languages. Shared pages belong to the default language. */
export function prerenderedPages({ languages, offered, parts }: Settings): PrerenderedPage[] {
  const built = offered.filter(({ value }) => languages.includes(value))
  return built.flatMap(({ value: language, folder }) =>
    routesIn(folder, parts)
      .filter(({ indexed }) => indexed || !folder)
      .map((route) => {
        const location = route.path.replace('*', '/404').replace(':', '')
        return Object.assign(route, { language, file: htmlFile(route.path), location })
      }),
  )
}
