import { lazy as reactLazy } from 'react'
import type { ComponentType } from 'react'
import { Hydrated } from './hydrated.tsx'
import { loadOrReload } from './reload-after-deploy.ts'

const renewals = new Set<() => void>()

/** Makes every component whose load has failed ask for its code again when it is next rendered. */
export function renewFailedLoads(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}

function isPrerendered(): boolean {
  return (
    typeof document !== 'undefined' && Boolean(document.getElementById('root')?.firstElementChild)
  )
}

/**
 * A component whose code comes when it is rendered or, where its HTML was prerendered, not before
 * `wait` is over: the HTML stands until then. React itself would keep a failed load forever.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wait?: () => Promise<unknown>,
): ComponentType<Props> {
  const waited = isPrerendered() ? wait?.() : undefined
  const opened = typeof window === 'undefined' ? '' : window.location.pathname
  const begin = () =>
    reactLazy(async () => {
      // On another page than the one that was opened no HTML stands in its place.
      if (waited && window.location.pathname === opened) await waited
      try {
        return { default: await loadOrReload(load) }
      } catch (error) {
        renewals.add(renew)
        throw error
      }
    })
  const renew = () => {
    current = begin()
  }
  let current: ComponentType<Props> = begin()
  return function Lazy(props: Props) {
    const Current = current
    return (
      <>
        <Current {...props} />
        <Hydrated />
      </>
    )
  }
}
