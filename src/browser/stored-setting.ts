import { readStorage, writeStorage } from './storage.ts'

/** A setting that lasts: read at each start, followed in every tab. */
export interface StoredSetting {
  /** What is stored, under the first of the keys that holds something accepted. */
  get: () => string | null
  /** Stores a value under the first key. */
  set: (value: string) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * A setting in local storage. Its listeners hear of changes made here, in other tabs, and while the
 * page was in the back/forward cache.
 */
export function storedSetting(
  keys: readonly [string, ...string[]],
  accepts: (value: string) => boolean = () => true,
): StoredSetting {
  const listeners = new Set<() => void>()
  /** The choice of this visit, for when storage keeps nothing. */
  let chosen: string | null = null
  const stored = () =>
    keys.map((key) => readStorage(key)).find((value) => value !== null && accepts(value)) ?? null
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    get: () => chosen ?? stored(),
    set: (value) => {
      writeStorage(keys[0], value)
      chosen = stored() === value ? null : value
      notify()
    },
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        // Without a key, all that was stored has been cleared.
        if (key === null || keys.includes(key)) follow()
      }
      // A page that comes back from the cache has missed what changed since.
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) follow()
      }
      const follow = () => {
        chosen = null
        listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onShow)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onShow)
      }
    },
  }
}
