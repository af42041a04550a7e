export const HYDRATED = 'hydrated'

/** Set while the texts of a stored language load: styles/components.css hides the others. */
export const AWAITED = 'awaited'

/** Set when the page's code failed to load: without-code.css shows WhatsApp and e-mail. */
export const WITHOUT_CODE = 'withoutCode'

/** Set while what a link or a press asks for is on its way: styles/components.css shows a bar. */
export const LOADING = 'loading'

export function isHydrated(): boolean {
  return HYDRATED in document.documentElement.dataset
}

export function announceHydrated(): void {
  document.documentElement.dataset[HYDRATED] = ''
  window.dispatchEvent(new Event(HYDRATED))
}

export async function showLoading<T>(work: Promise<T>): Promise<T> {
  const { dataset } = document.documentElement
  dataset[LOADING] = ''
  try {
    return await work
  } finally {
    delete dataset[LOADING]
  }
}
