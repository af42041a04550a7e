function preferredBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

export function scrollToElement(id: string, behavior: ScrollBehavior = preferredBehavior()): void {
  const target = document.getElementById(id)
  if (!target) return
  target.scrollIntoView({ behavior })
  focusWithoutScroll(target)
}

export function scrollToTop(behavior: ScrollBehavior = preferredBehavior()): void {
  window.scrollTo({ top: 0, behavior })
}

export function focusWithoutScroll(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Scrolls to an element, but only for a visitor who still sees the part of the page that it belongs to. */
export function scrollBack(id: string, seen: Element): void {
  const { top, bottom } = seen.getBoundingClientRect()
  if (bottom <= 0 || top >= window.innerHeight) return
  document.getElementById(id)?.scrollIntoView({ block: 'nearest', behavior: preferredBehavior() })
}
