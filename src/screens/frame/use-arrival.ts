import { useEffect, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { navigationTiming } from '@/boot/navigation-timing.ts'
import { SCROLL_AFTER_NAVIGATION_MS } from '@/site/spec.ts'
import { focusWithoutScroll, scrollToElement, scrollToTop } from '@/ui/scroll.ts'

export interface LinkState {
  smooth?: boolean
}

/** React Router's key of the first entry, as the browser has opened it. */
const FIRST_KEY = 'default'

/** Not after a reload, nor when the visitor came back from another site. */
function wasOpened(key: string): boolean {
  return key === FIRST_KEY && (navigationTiming()?.type ?? 'navigate') === 'navigate'
}

/**
 * A link leads to the section that its address names, or to the top and the heading; Back, Forward and reload
 * keep the browser's position. Says whether a link has opened the page.
 */
export function useArrival(page: RefObject<HTMLElement | null>): boolean {
  const arrivedBy = useNavigationType()
  const { key, hash, state } = useLocation()
  const [opened] = useState({ key, byLink: arrivedBy !== NavigationType.Pop })

  useEffect(() => {
    const section = hash.slice(1)
    if (arrivedBy === NavigationType.Pop) {
      if (section === '' || !wasOpened(key)) return undefined
      scrollToElement(section, 'instant')
      // Without the hash, or Back would jump to the section again.
      const { pathname, search } = window.location
      window.history.replaceState(window.history.state, '', pathname + search)
      return undefined
    }
    const isOpening = key === opened.key
    if (isOpening || section === '') {
      scrollToTop((state as LinkState | null)?.smooth ? undefined : 'instant')
      const heading = page.current?.querySelector('h1')
      if (heading) focusWithoutScroll(heading)
    }
    if (section === '') return undefined
    const timer = window.setTimeout(
      scrollToElement,
      isOpening ? SCROLL_AFTER_NAVIGATION_MS : 0,
      section,
    )
    return () => window.clearTimeout(timer)
  }, [arrivedBy, key, hash, state, opened, page])

  return opened.byLink
}
