import { matchPath, type Params } from 'react-router-dom'
import { buildLanguage, languages, markdownRoutes } from 'virtual:site'
import type { Language } from './language.ts'
import { linkTarget, type LinkTarget } from './link-target.ts'
import type { MarkdownRoute } from './markdown-routes.ts'
import {
  pagePathIn,
  ROUTES,
  routesIn,
  MARKDOWN,
  type AnyPageName,
  type PageName,
  type Route,
} from './routes.ts'

export function languagePrefix(language: Language): string {
  return languages.find(({ value }) => value === language)?.prefix ?? ''
}

const PREFIX = languagePrefix(buildLanguage)

const BUILD_ROUTES = routesIn(PREFIX, { guides: import.meta.env.GUIDES })

export function pagePath(page: PageName): string {
  return pagePathIn(PREFIX, page)
}

export function targetOf(href: string): LinkTarget {
  return linkTarget(href, BUILD_ROUTES, markdownRoutes)
}

export interface FoundRoute extends Route {
  name: AnyPageName
  params: Params
}

export function markdownRouteAt(pathname: string): MarkdownRoute | undefined {
  return markdownRoutes.find(({ path }) => path === pathname.replace(/\/$/, ''))
}

/** Finds a path's route as hosts do: "/downloads//" is not found. */
export function routeAt(pathname: string): FoundRoute {
  const markdownRoute = import.meta.env.MARKDOWN && markdownRouteAt(pathname)
  if (markdownRoute) return { name: MARKDOWN, path: markdownRoute.path, indexed: true, params: {} }
  if (!pathname.includes('//'))
    for (const route of BUILD_ROUTES)
      for (const path of route.addresses) {
        const match = matchPath({ path, caseSensitive: true }, pathname)
        if (match) return { ...route, params: match.params }
      }
  return { ...ROUTES.notFound, name: 'notFound', params: {} }
}
