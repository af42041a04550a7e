import { readFirstStored, writeStorage } from './storage.ts'
import { createStore } from './store.ts'

/** A value in localStorage that follows other tabs. It is null if nothing acceptable is stored. */
export function createStoredSetting<Value extends string>(
  keys: readonly [string, ...string[]],
  accepts: (value: string) => value is Value,
) {
  // Set only if the browser could not store the choice.
  const unsaved = createStore<Value | null>(null)
  const stored = () => readFirstStored(keys, accepts)

  return {
    get: () => unsaved.get() ?? stored(),
    set: (value: Value) => {
      writeStorage(keys[0], value)
      unsaved.set(stored() === value ? null : value)
    },
    subscribe: (listener: () => void) => {
      const unsubscribe = unsaved.subscribe(listener)
      const listening = new AbortController()
      const { signal } = listening
      // The key is null when all of storage was cleared.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || keys.includes(key)) unsaved.set(null)
      }
      const onShow = ({ persisted }: PageTransitionEvent) => {
        // Setting the same value notifies the listeners: another page may have stored a value meanwhile.
        if (persisted) unsaved.set(unsaved.get())
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
