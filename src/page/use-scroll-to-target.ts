import { useEffect, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { navigationTiming } from '@/browser/navigation-timing.ts'
import { focusWithoutScroll, scrollToElement, scrollToTop } from '@/browser/scroll.ts'
import { SCROLL_AFTER_NAVIGATION_MS } from '@/site/spec.ts'

export interface LinkState {
  smooth?: boolean
}

function isNewVisit(): boolean {
  return (navigationTiming()?.type ?? 'navigate') === 'navigate'
}

/** A hash left in the address would make Back and reload scroll to the section again. */
function removeHash(): void {
  const address = new URL(window.location.href)
  address.hash = ''
  // The whole address is given, because "//x" as a path would be another host.
  window.history.replaceState(window.history.state, '', address)
}

/** Scrolls to a link's section or the top. The browser does so after Back. Returns whether a link led here. */
export function useScrollToTarget(page: RefObject<HTMLElement | null>): boolean {
  const byLink = useNavigationType() !== NavigationType.Pop
  const { key, hash, state } = useLocation()
  const [firstEntry] = useState({ key, byLink })

  useEffect(() => {
    const section = hash.slice(1)
    if (!byLink) {
      if (section === '' || !isNewVisit()) return undefined
      scrollToElement(section, 'instant')
      removeHash()
      return undefined
    }
    // The page is mounted anew for each path (app.tsx).
    const isNewPage = key === firstEntry.key
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
  }, [byLink, key, hash, state, firstEntry, page])

  return firstEntry.byLink
}
