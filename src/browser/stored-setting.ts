import { readFirst, writeStorage } from './storage.ts'
import { createStore } from './store.ts'

export function storedSetting(
  keys: readonly [string, ...string[]],
  accepts: (value: string) => boolean = () => true,
) {
  // Holds the choice when storage cannot.
  const chosen = createStore<string | null>(null)
  const stored = () => readFirst(keys, accepts)

  return {
    get: (): string | null => chosen.get() ?? stored(),
    set: (value: string) => {
      writeStorage(keys[0], value)
      chosen.set(stored() === value ? null : value)
    },
    subscribe: (listener: () => void) => {
      const unsubscribe = chosen.subscribe(listener)
      const listening = new AbortController()
      const { signal } = listening
      // The key is null when all of storage was cleared.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || keys.includes(key)) chosen.set(null)
      }
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) chosen.set(null)
      }
      window.addEventListener('storage', onStorage, { signal })
      window.addEventListener('pageshow', onShow, { signal })
      return () => {
        unsubscribe()
        listening.abort()
      }
    },
  }
}
