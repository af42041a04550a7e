import { matchPath, parsePath, type Params, type Path } from 'react-router-dom'
import { buildLanguage, languages, markdownPages } from 'virtual:site'
import type { Language } from './language.ts'
import type { MarkdownPage } from './markdown-pages.ts'
import {
  pagePathIn,
  ROUTES,
  routesIn,
  MARKDOWN,
  type AnyPageName,
  type PageName,
  type Route,
} from './routes.ts'

/** The path of a language's pages, without a slash at its end. */
export function languageFolder(language: Language): string {
  return languages.find(({ value }) => value === language)?.folder ?? ''
}

const FOLDER = languageFolder(buildLanguage)

export const BUILD_ROUTES = routesIn(FOLDER, { guides: import.meta.env.GUIDES })

export function pagePath(page: PageName): string {
  return pagePathIn(FOLDER, page)
}

const INDEXED = BUILD_ROUTES.filter(({ indexed }) => indexed)

/** The page that a text links to, in the build's language. Texts name pages by their Portuguese paths. */
export function linkedPage(href: string): Partial<Path> | undefined {
  const { pathname, ...searchAndHash } = parsePath(href)
  const page = INDEXED.find(({ name }) => ROUTES[name].path === pathname)
  return page && { pathname: page.path, ...searchAndHash }
}

export interface FoundRoute extends Route {
  name: AnyPageName
  params: Params
}

export function markdownPageAt(pathname: string): MarkdownPage | undefined {
  return markdownPages.find(({ path }) => path === pathname.replace(/\/$/, ''))
}

/** Finds a path's route as hosts do: "/downloads//" is not found. */
export function routeAt(pathname: string): FoundRoute {
  const markdownPage = import.meta.env.MARKDOWN && markdownPageAt(pathname)
  if (markdownPage) return { name: MARKDOWN, path: markdownPage.path, indexed: true, params: {} }
  if (!pathname.includes('//'))
    for (const route of BUILD_ROUTES)
      for (const path of route.addresses) {
        const match = matchPath({ path, caseSensitive: true }, pathname)
        if (match) return { ...route, params: match.params }
      }
  return { ...ROUTES.notFound, name: 'notFound', params: {} }
}
