import { whenIdle } from './when-idle.ts'

/** Ignores failures: what is needed is loaded again then. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

export function preloadWhenIdle(...loads: (() => Promise<unknown>)[]): void {
  void whenIdle().then(() => {
    for (const load of loads) preload(load)
  })
}
