// Keys of `dataset`, by which a page says what it waits for. docs/architecture.md says who sets and who reads each.

/** Of the root element of React: the page that was served. */
export const SERVED_PAGE = 'page'

/** While the whole style sheet is missing: `loading`, then `plain`. */
export const STYLE_STATE = 'style'

/** Until a stored language has come, for a moment at most. */
export const AWAITS_LANGUAGE = 'awaitsLanguage'

/** Of a button that was pressed before hydration. */
export const PRESSED = 'pressed'

/** Set when the page's code has failed to load. */
export const NO_SCRIPT = 'noScript'

/** Also the name of an event of the window. */
export const HYDRATED = 'hydrated'

export function isHydrated(): boolean {
  return HYDRATED in document.documentElement.dataset
}

export function signalHydrated(): void {
  document.documentElement.dataset[HYDRATED] = ''
  window.dispatchEvent(new Event(HYDRATED))
}

export function stopAwaitingLanguage(): void {
  delete document.documentElement.dataset[AWAITS_LANGUAGE]
}
