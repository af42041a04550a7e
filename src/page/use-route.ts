import { useLocation } from 'react-router-dom'
import { routeAt, type FoundRoute } from '@/site/build-routes.ts'

export function useRoute(): FoundRoute {
  return routeAt(useLocation().pathname)
}
