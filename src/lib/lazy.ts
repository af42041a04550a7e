import { createElement, lazy as reactLazy } from 'react'
import type { ComponentType } from 'react'
import { isReloading } from './reload-after-deploy.ts'

const renewals = new Set<() => void>()

/** Makes every component whose load has failed ask for its code again when it is next rendered. */
export function renewFailedLoads(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}

/** React's `lazy`, whose failed loads can be renewed: React itself remembers them for ever. */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const begin = () =>
    reactLazy(async () => {
      try {
        return await load()
      } catch (error) {
        // What stands there stays until the page is loaded anew.
        if (isReloading()) return new Promise<never>(() => undefined)
        renewals.add(renew)
        throw error
      }
    })
  const renew = () => {
    current = begin()
  }
  let current = begin()
  return function Lazy(props: Props) {
    return createElement(current as ComponentType<Props>, props)
  }
}
