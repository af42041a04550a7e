import { subscribeToTheme } from '@/theme/theme-store.ts'

/** Ends a visit: the choice that the store keeps for its length is gone, as is what was stored. */
export function forgetChoice(): void {
  window.localStorage.clear()
  const leave = subscribeToTheme(() => undefined)
  window.dispatchEvent(new StorageEvent('storage'))
  leave()
}
