import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutBase } from '@/site/base-path.ts'
import { signalHydrated } from './document-state.ts'

/** A Back during hydration is repeated for the router, which was not listening yet. */
export function SignalHydration() {
  const hydratedAt = useRef(useLocation().pathname)
  useEffect(() => {
    if (withoutBase(window.location.pathname) !== hydratedAt.current)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    signalHydrated()
  }, [])
  return null
}
