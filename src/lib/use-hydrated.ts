import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether the page runs in the browser: `false` in prerendered HTML and while it is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
