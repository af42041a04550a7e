import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { trackPage } from './analytics-events.ts'

/**
 * Counts each page that is shown, and loads the analytics script when there is time for it. It
 * stands after the routes and inside their Suspense, so that the page has set its title by then.
 */
export function Analytics() {
  const { pathname } = useLocation()
  useEffect(trackPage, [pathname])
  return null
}
