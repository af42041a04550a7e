import type { ComponentType } from 'react'
import { lazy } from './lazy.ts'
import { whenIdle } from './when-idle.ts'

/**
 * A part of a page whose code comes when the browser is idle. Its prerendered HTML stands meanwhile
 * and is hydrated then; where nothing was prerendered the code comes at once.
 */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const hydrating =
    typeof document !== 'undefined' && document.getElementById('root')?.firstElementChild !== null
  const idle = hydrating ? whenIdle() : undefined
  return lazy(async () => {
    await idle
    return { default: await load() }
  })
}
