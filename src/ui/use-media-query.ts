import { useCallback, useSyncExternalStore } from 'react'
import { watchMedia } from './watch-media.ts'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query])
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
