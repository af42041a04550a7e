import { useLocation } from 'react-router-dom'
import { routeAt } from '@/site/build-routes.ts'

export function useIsHome(): boolean {
  return routeAt(useLocation().pathname).name === 'home'
}
