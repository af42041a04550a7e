import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isSectionId } from '@/config/routes.ts'
import { SCROLL_AFTER_NAVIGATION_MS } from '@/config/spec.ts'
import { scrollToElement } from '@/browser/scroll.ts'

/** What a link inside the site says of how the page that it leads to is to be shown. */
export interface LinkState {
  /** The section that is gone to. */
  section?: string
  /** Whether the way to the top is scrolled rather than jumped. */
  smooth?: boolean
}

/** Whether the document was opened, rather than reloaded or come back to, which keeps its place. */
function wasOpened(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !navigation || navigation.type === 'navigate'
}

/**
 * On the home page, goes to the section that a link on another page or the address names. The address
 * is then the page's own, or the browser would go to the section again on the way back.
 */
export function useSectionArrival(): void {
  const { hash, state } = useLocation()
  const arrivedBy = useNavigationType()
  useEffect(() => {
    if (arrivedBy === NavigationType.Pop) {
      const id = window.location.hash.slice(1)
      if (!isSectionId(id) || !wasOpened()) return undefined
      scrollToElement(id, 'instant')
      const { pathname, search } = window.location
      window.history.replaceState(window.history.state, '', pathname + search)
      return undefined
    }
    const id = (state as LinkState | null)?.section ?? hash.slice(1)
    if (!isSectionId(id)) return undefined
    const timer = window.setTimeout(() => {
      scrollToElement(id)
    }, SCROLL_AFTER_NAVIGATION_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [arrivedBy, hash, state])
}
