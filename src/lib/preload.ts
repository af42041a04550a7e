import { useEffect } from 'react'
import { whenUsed } from './when.ts'

type Load = () => Promise<unknown>

/** Loads what will probably be needed next. What fails is loaded again, and announced, when it is needed. */
export function preload(load: Load): void {
  load().catch(() => undefined)
}

/** The same once the page is used. `load` must be the same function at each render. */
export function usePreload(load: Load): void {
  useEffect(() => {
    void whenUsed().then(() => {
      preload(load)
    })
  }, [load])
}
