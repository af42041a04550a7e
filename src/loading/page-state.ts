export const HYDRATED = 'hydrated'

/** The texts of a stored language are on their way: styles/components.css hides what they replace. */
export const AWAITED = 'awaited'

/** The page's code cannot be had: without-code.css shows the other ways to write. */
export const WITHOUT_CODE = 'withoutCode'

export function isHydrated(): boolean {
  return HYDRATED in document.documentElement.dataset
}

export function announceHydrated(): void {
  document.documentElement.dataset[HYDRATED] = ''
  window.dispatchEvent(new Event(HYDRATED))
}
