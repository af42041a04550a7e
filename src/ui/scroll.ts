function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Scrolls to an element and focuses it, so that keyboard and screen reader follow. */
export function scrollToElement(id: string, how: ScrollBehavior = behavior()): void {
  const target = document.getElementById(id)
  if (!target) return
  target.scrollIntoView({ behavior: how })
  focusWithoutScroll(target)
}

export function scrollToTop(how: ScrollBehavior = behavior()): void {
  window.scrollTo({ top: 0, behavior: how })
}

export function focusWithoutScroll(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
