import { useLocation } from 'react-router-dom'
import { routeAt, type FoundRoute } from '@/site/build-routes.ts'

/** The route of the page that is shown, with what its address says. */
export function useRoute(): FoundRoute {
  return routeAt(useLocation().pathname)
}
