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

/** On the home page, goes to the section that a link on another page or its address names. */
export function useSectionArrival(): void {
  const { hash, state } = useLocation()
  const arrivedBy = useNavigationType()
  useEffect(() => {
    // The page that was opened, or gone back to, is the browser's to place.
    if (arrivedBy === NavigationType.Pop) return undefined
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
