export const HYDRATED = 'hydrated'

// Attributes of the root element (`data-…`), for styles and scripts.

/** While the texts of a stored language load: styles/components.css hides the Portuguese ones. */
export const AWAITED = 'awaited'

/** When the page's code has failed to load: without-code.css shows WhatsApp and e-mail. */
export const WITHOUT_CODE = 'withoutCode'

/** While the page's whole style is missing: plugins/prerender/critical-style.ts lays it out plainly. */
export const PLAIN = 'plain'

export function isHydrated(): boolean {
  return HYDRATED in document.documentElement.dataset
}

export function announceHydrated(): void {
  document.documentElement.dataset[HYDRATED] = ''
  window.dispatchEvent(new Event(HYDRATED))
}
