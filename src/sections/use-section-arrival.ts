import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isSectionId } from '@/config/routes.ts'
import { SCROLL_AFTER_NAVIGATION_MS } from '@/config/spec.ts'
import { goToSection } from './go-to-section.ts'

/** The section that a link on another page asked for. */
function askedSection(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('section' in state)) return undefined
  return typeof state.section === 'string' ? state.section : undefined
}

/** Whether the document was opened, rather than reloaded or come back to, which keeps its place. */
function wasOpened(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !navigation || !('type' in navigation) || navigation.type === 'navigate'
}

/** On the home page, goes to the section that a link on another page or the address names. */
export function useSectionArrival(): void {
  const { key, hash, state } = useLocation()
  const arrivedBy = useNavigationType()
  useEffect(() => {
    if (arrivedBy === NavigationType.Pop) {
      const id = hash.slice(1)
      if (key === 'default' && isSectionId(id) && wasOpened()) goToSection(id, 'instant')
      return undefined
    }
    const id = askedSection(state) ?? hash.slice(1)
    if (!isSectionId(id)) return undefined
    const timer = window.setTimeout(() => {
      goToSection(id)
    }, SCROLL_AFTER_NAVIGATION_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [key, arrivedBy, hash, state])
}
