import { whenIdle } from './when-idle.ts'

/** Loads what will probably be needed next. What fails is loaded again, and announced, when it is needed. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

export function preloadWhenIdle(...loads: (() => Promise<unknown>)[]): void {
  void whenIdle().then(() => {
    for (const load of loads) preload(load)
  })
}
