import { matchPath } from 'react-router-dom'
import { buildLanguage } from './build-facts.ts'
import { pathIn, ROUTES, routesIn, type PageName, type SiteRoute } from './routes.ts'

export const BUILD_ROUTES = routesIn(buildLanguage, {
  guides: Boolean(import.meta.env.GUIDES),
  privacy: Boolean(import.meta.env.PRIVACY),
})

/** The path of a page in the build's language, for links. */
export function pagePath(page: PageName): string {
  return pathIn(buildLanguage, page)
}

const INDEXED = BUILD_ROUTES.filter(({ indexed }) => indexed)

/** The path in the build's language of a page that texts name by its Portuguese path. */
export function pathInBuild(path: string): string | undefined {
  return INDEXED.find(({ name }) => ROUTES[name].path === path)?.path
}

/** Finds a path's route as hosts do: "/downloads//" is not found. */
export function routeAt(pathname: string): SiteRoute {
  const found = BUILD_ROUTES.find(({ addresses }) =>
    addresses.some((path) => path !== '*' && matchPath({ path, caseSensitive: true }, pathname)),
  )
  if (found && !pathname.includes('//')) return found
  const notFound = BUILD_ROUTES.find(({ name }) => name === 'notFound')
  if (!notFound) throw new Error('There is no route "notFound"')
  return notFound
}
