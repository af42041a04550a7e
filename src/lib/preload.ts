import { useEffect } from 'react'
import { withoutReload } from './reload-after-deploy.ts'
import { whenIdle } from './when-idle.ts'

type Load = () => Promise<unknown>

/** Loads what will probably be needed next. What fails is loaded again, and told, when it is needed. */
export function preload(load: Load): void {
  withoutReload(load).catch(() => undefined)
}

/** The same once the page is idle. `load` must be the same function at each render. */
export function usePreload(load: Load): void {
  useEffect(() => {
    void whenIdle().then(() => {
      preload(load)
    })
  }, [load])
}
