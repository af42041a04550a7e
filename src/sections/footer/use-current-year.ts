import { useSyncExternalStore } from 'react'
import { buildYear } from '@/config/build.ts'

const subscribe = () => () => undefined

/** The calendar year. Prerendered pages carry the year of their build, also while they are hydrated. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => buildYear,
  )
}
