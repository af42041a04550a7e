import { lazy as reactLazy, type ComponentType, type ReactNode } from 'react'
import { loadOrReload } from './load-or-reload.ts'
import { showLoading } from './page-state.ts'

const failed = new Set<() => void>()

export function forgetFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}

interface LazyComponent<Props extends object> {
  (props: Props): ReactNode
  load: () => Promise<void>
  /** Like `load`, but never reloads the page. */
  preload: () => Promise<void>
}

/** Like React's lazy, but once loaded it never suspends: served HTML is hydrated in one piece. */
export function lazy<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  importAsked = importComponent,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const begin = () => {
    const loading = importAsked()
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
      attempt = undefined
      throw error
    }
  }
  const preload = async () => {
    loaded ??= await importComponent()
  }
  return Object.assign(Lazy, { load, preload })
}

/** For what a link or a press asks for: the page may be reloaded to have it. */
export function lazyAsked<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazy(importComponent, () => showLoading(loadOrReload(importComponent)))
}
