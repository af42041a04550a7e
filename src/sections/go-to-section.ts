import type { SectionId } from '@/config/routes.ts'
import { scrollToElement } from '@/lib/scroll.ts'

let giveUp: (() => void) | undefined

/**
 * Scrolls to a section, at once or as soon as it is on the page: below the hero the home page may
 * still be loading. The section that was asked for last counts.
 */
export function goToSection(id: SectionId, behavior?: ScrollBehavior): void {
  giveUp?.()
  if (document.getElementById(id)) {
    scrollToElement(id, behavior)
    return
  }
  const observer = new MutationObserver(() => {
    if (!document.getElementById(id)) return
    observer.disconnect()
    scrollToElement(id, behavior)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  giveUp = () => {
    observer.disconnect()
  }
}
