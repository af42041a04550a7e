import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** A value that prerendered pages cannot know: `served` until the page is hydrated. */
export function useClientValue<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => served)
}
