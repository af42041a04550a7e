import { lazy as reactLazy } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadOrReload } from './load-or-reload.ts'

const failed = new Set<() => void>()

/** Has what could not be had asked for anew when it is next rendered. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode
  /** Loads its code ahead of its first rendering. Rejects when it cannot be had. */
  load: () => Promise<void>
  /** The same where it is not asked for yet: what fails is no reason for a reload. */
  preload: () => Promise<void>
}

/**
 * A component whose code comes when it is asked for. Once that is there it is rendered without a
 * pause, so that served HTML is hydrated in one piece.
 */
export function lazy<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const begin = () => {
    const loading = loadOrReload(importComponent)
    loading.then(
      (component) => {
        loaded = component
      },
      () => failed.add(() => (attempt = undefined)),
    )
    const Awaited = reactLazy(async () => ({ default: await loading }))
    return { loading, Awaited }
  }
  let attempt: ReturnType<typeof begin> | undefined

  function Lazy(props: Props) {
    const Component: ComponentType<Props> = loaded ?? (attempt ??= begin()).Awaited
    return <Component {...props} />
  }
  const load = async () => {
    attempt ??= begin()
    try {
      await attempt.loading
    } catch (error) {
      // It is asked for anew when it is rendered.
      attempt = undefined
      throw error
    }
  }
  const preload = async () => {
    loaded ??= await importComponent()
  }
  return Object.assign(Lazy, { load, preload })
}
