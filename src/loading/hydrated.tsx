import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { sitePath } from '@/lib/public-path.ts'
import { announceHydrated } from './page-state.ts'

/**
 * Announces that the page answers. Back or Forward may have changed the address while it was being
 * hydrated, which the router could not hear: it is told again.
 */
export function Hydrated() {
  const hydratedAt = useRef(useLocation().pathname)
  useEffect(() => {
    if (sitePath(window.location.pathname) !== hydratedAt.current)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    announceHydrated()
  }, [])
  return null
}
