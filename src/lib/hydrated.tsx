import { useEffect } from 'react'

/** Event that says that a part of the page can answer from now on. */
export const HYDRATED = 'part-hydrated'
/** Attribute of a button that was pressed before that (plugins/early-press.ts). */
export const PRESSED = 'data-pressed'

/** Stands in each part that is hydrated by itself, and announces it. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED))
  }, [])
  return null
}
