import { useSyncExternalStore } from 'react'
import { buildYear } from '@/config/build.ts'

const subscribe = () => () => undefined

/** The build's year while the prerendered page is hydrated, then the real one. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => buildYear,
  )
}
