import { readStorage, writeStorage } from './storage.ts'

/** Reads the first key that holds something accepted; follows other tabs and the back/forward cache. */
export function storedSetting(
  keys: readonly [string, ...string[]],
  accepts: (value: string) => boolean = () => true,
) {
  const listeners = new Set<() => void>()
  /** The choice of this visit, for when storage keeps nothing. */
  let chosen: string | null = null
  const stored = () =>
    keys.map((key) => readStorage(key)).find((value) => value !== null && accepts(value)) ?? null

  return {
    get: (): string | null => chosen ?? stored(),
    set: (value: string) => {
      writeStorage(keys[0], value)
      chosen = stored() === value ? null : value
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      const listening = new AbortController()
      const { signal } = listening
      const follow = () => {
        chosen = null
        listener()
      }
      // Without a key, all that was stored has been cleared.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || keys.includes(key)) follow()
      }
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) follow()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage, { signal })
      window.addEventListener('pageshow', onShow, { signal })
      return () => {
        listeners.delete(listener)
        listening.abort()
      }
    },
  }
}
