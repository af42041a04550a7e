import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isSectionId } from '@/site/routes.ts'
import { SCROLL_AFTER_NAVIGATION_MS } from '@/site/spec.ts'
import { navigationTiming } from '@/boot/navigation-timing.ts'
import { scrollToElement } from '@/ui/scroll.ts'

export interface LinkState {
  section?: string
  smooth?: boolean
}

/** Opened, and not reloaded or come back to: those keep their scroll position. */
function wasOpened(): boolean {
  return (navigationTiming()?.type ?? 'navigate') === 'navigate'
}

/** Also removes the hash, or Back would jump to the section again. */
export function useScrollToSection(): void {
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
    const timer = window.setTimeout(() => scrollToElement(id), SCROLL_AFTER_NAVIGATION_MS)
    return () => window.clearTimeout(timer)
  }, [arrivedBy, hash, state])
}
