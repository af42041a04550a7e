import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { tracker } from './analytics-events.ts'

/**
 * Counts each page that is shown, and loads the analytics script when there is time for it. It
 * stands after the routes and inside their Suspense, so that the page has set its title by then.
 */
export function Analytics() {
  const { pathname } = useLocation()
  useEffect(() => {
    tracker.start()
    tracker.countPage(pathname)
  }, [pathname])
  return null
}
