import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** A value that only the browser knows: `served` in prerendered pages, until they are hydrated. */
export function useClientValue<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => served)
}
