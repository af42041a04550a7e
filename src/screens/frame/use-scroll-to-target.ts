import { useEffect, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { navigationTiming } from '@/boot/navigation-timing.ts'
import { SCROLL_AFTER_NAVIGATION_MS } from '@/site/constants.ts'
import { focusWithoutScroll, scrollToElement, scrollToTop } from '@/ui/scroll.ts'

export interface LinkState {
  smooth?: boolean
}

/** False after a reload or Back. */
function wasOpened(): boolean {
  return (navigationTiming()?.type ?? 'navigate') === 'navigate'
}

/** A hash left in the address would make Back and reload scroll to the section again. */
function removeHash(): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}

/**
 * Scrolls to the section that a link names, or to the top, where it focuses the heading. After Back,
 * Forward and reload the browser keeps its position. Returns whether a link has opened the page.
 */
export function useScrollToTarget(page: RefObject<HTMLElement | null>): boolean {
  const byLink = useNavigationType() !== NavigationType.Pop
  const { key, hash, state } = useLocation()
  const [opened] = useState({ key, byLink })

  useEffect(() => {
    const section = hash.slice(1)
    if (!byLink) {
      if (section === '' || !wasOpened()) return undefined
      scrollToElement(section, 'instant')
      removeHash()
      return undefined
    }
    const isNewPage = key === opened.key
    if (isNewPage || section === '') {
      scrollToTop((state as LinkState | null)?.smooth ? undefined : 'instant')
      const heading = page.current?.querySelector('h1')
      if (heading) focusWithoutScroll(heading)
    }
    if (section === '') return undefined
    removeHash()
    const delay = isNewPage ? SCROLL_AFTER_NAVIGATION_MS : 0
    const timer = window.setTimeout(scrollToElement, delay, section)
    return () => window.clearTimeout(timer)
  }, [byLink, key, hash, state, opened, page])

  return opened.byLink
}
