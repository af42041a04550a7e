import { use } from 'react'
import type { ComponentType } from 'react'
import { loadOrReload } from './load-or-reload.ts'

export interface LazyComponent<Props extends object> {
  (props: Props): React.ReactNode
  /** Loads its code ahead of its first rendering. Rejects when it cannot be had. */
  load: () => Promise<void>
}

/**
 * A component whose code comes when it is asked for. Once that is there it is rendered without a
 * pause, so that served HTML is hydrated in one piece; what has failed is asked for anew.
 */
export function lazy<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= loadOrReload(importComponent).then(
      (component) => {
        loaded = component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function Lazy(props: Props) {
    if (!loaded) use(load())
    const Loaded = loaded
    return Loaded && <Loaded {...props} />
  }
  return Object.assign(Lazy, { load })
}
