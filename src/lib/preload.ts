import { whenUsed } from './when.ts'

type Load = () => Promise<unknown>

/** Loads what will probably be needed next. What fails is loaded again, and announced, when it is needed. */
export function preload(load: Load): void {
  load().catch(() => undefined)
}

/**
 * The same once the page is used. For the top of a module, so that what was pressed before the code came
 * is not asked for only when the page has been hydrated.
 */
export function preloadWhenUsed(load: Load): void {
  if (typeof window === 'undefined') return
  void whenUsed().then(() => {
    preload(load)
  })
}
