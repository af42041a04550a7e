export const HYDRATED = 'hydrated'

// Names of `data-…` attributes of the root element.

/** Set while the texts of a stored language load: styles/components.css hides the Portuguese ones. */
export const AWAITS_LANGUAGE = 'awaitsLanguage'

/** Set when the page's code has failed to load: components.css shows WhatsApp and e-mail. */
export const WITHOUT_CODE = 'withoutCode'

export function appliedTheme(): 'light' | 'dark' {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

export function isHydrated(): boolean {
  return HYDRATED in document.documentElement.dataset
}

export function announceHydrated(): void {
  document.documentElement.dataset[HYDRATED] = ''
  window.dispatchEvent(new Event(HYDRATED))
}
