import { vi } from 'vitest'

/** Storage as a browser gives it where the visitor forbids it: reaching for it throws. */
export function forbidStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document', 'SecurityError')
    })
}

/** Storage whose file is damaged: it is there, and every use of it throws. */
export function damageStorage(): void {
  const fail = () => {
    throw new DOMException('The file is corrupted', 'NS_ERROR_FILE_CORRUPTED')
  }
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockReturnValue(
      new Proxy({} as Storage, { get: fail, set: fail, ownKeys: fail, deleteProperty: fail }),
    )
}

/** Storage that can be read and takes nothing more. */
export function exhaustStorage() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
}

/** What this tab hears after another one has written to the storage. */
export function writeInOtherTab(key: string, value: string): void {
  window.localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}
