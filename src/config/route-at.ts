import { matchPath } from 'react-router-dom'
import { BUILD_ROUTES } from './build.ts'
import type { SiteRoute } from './routes.ts'

/** The route that answers a path, by the same rules as the hosts': "/downloads//" is not found. */
export function routeAt(pathname: string): SiteRoute {
  const found = BUILD_ROUTES.find(({ addresses }) =>
    addresses.some((path) => path !== '*' && matchPath({ path, caseSensitive: true }, pathname)),
  )
  if (found && !pathname.includes('//')) return found
  const notFound = BUILD_ROUTES.find(({ name }) => name === 'notFound')
  if (!notFound) throw new Error('There is no route "notFound"')
  return notFound
}
