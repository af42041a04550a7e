import { matchPath } from 'react-router-dom'
import { BUILD_ROUTES } from './build.ts'
import type { PageName, SiteRoute } from './routes.ts'

function routeNamed(name: PageName): SiteRoute {
  const route = BUILD_ROUTES.find((it) => it.name === name)
  if (!route) throw new Error(`There is no route "${name}"`)
  return route
}

/** The route that answers a path, by the same rules as the hosts': "/downloads//" is not found. */
export function routeAt(pathname: string): SiteRoute {
  const found = BUILD_ROUTES.find(({ addresses }) =>
    addresses.some((path) => path !== '*' && matchPath({ path, caseSensitive: true }, pathname)),
  )
  return found && !pathname.includes('//') ? found : routeNamed('notFound')
}
