export const HYDRATED = 'hydrated'

/** Set while the texts of a stored language load: document-state.css hides those of the page. */
export const AWAITS_LANGUAGE = 'awaitsLanguage'

/** Set when the page's code has failed to load: WhatsApp and e-mail are then shown. */
export const NO_SCRIPT = 'noScript'

export function isHydrated(): boolean {
  return HYDRATED in document.documentElement.dataset
}

export function signalHydrated(): void {
  document.documentElement.dataset[HYDRATED] = ''
  window.dispatchEvent(new Event(HYDRATED))
}
