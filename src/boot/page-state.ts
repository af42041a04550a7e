export const HYDRATED = 'hydrated'

/** Set while the texts of a stored language load: styles/components.css hides the others. */
export const AWAITED = 'awaited'

/** Set when the page's code failed to load: without-code.css shows WhatsApp and e-mail. */
export const WITHOUT_CODE = 'withoutCode'

/** Set while the page is shown without its whole style: plugins/prerender/critical-style.ts lays it out plainly. */
export const PLAIN = 'plain'

export function isHydrated(): boolean {
  return HYDRATED in document.documentElement.dataset
}

export function announceHydrated(): void {
  document.documentElement.dataset[HYDRATED] = ''
  window.dispatchEvent(new Event(HYDRATED))
}
