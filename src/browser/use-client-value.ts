import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** A value that only the browser knows. The prerendered page and hydration use `served`. */
export function useClientValue<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => served)
}

export function useIsHydrated(): boolean {
  return useClientValue(() => true, false)
}
