import { readStorage, writeStorage } from './storage.ts'

const KEY = 'reloaded-for-new-build'
const TOLD = 'told'
let reloading = false
let handled = 0

/** Whether the page is about to be loaded anew: what fails meanwhile need not be told. */
export function isReloading(): boolean {
  return reloading
}

/** Whether the page was loaded anew just now: asked once, for the visitor is to be told once. */
export function takeReload(): boolean {
  if ((readStorage(KEY, 'sessionStorage') ?? TOLD) === TOLD) return false
  writeStorage(KEY, TOLD, 'sessionStorage')
  return true
}

/** Loads code whose failure is dealt with where it is asked for: the page is not loaded anew for it. */
export async function withoutReload<T>(load: () => Promise<T>): Promise<T> {
  handled += 1
  try {
    return await load()
  } finally {
    handled -= 1
  }
}

/**
 * After a deploy, code that an open page still asks for is gone. The page is loaded anew, at most
 * once in a visit; drafts are kept. What still fails then is shown by the error boundaries.
 */
export function reloadWhenStale(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection the code is not gone, and the page would not come back.
    if (!navigator.onLine || handled > 0) return
    if (readStorage(KEY, 'sessionStorage') !== null) return
    writeStorage(KEY, 'yes', 'sessionStorage')
    // Without storage the guard would not hold, and the page might be reloaded for ever.
    if (readStorage(KEY, 'sessionStorage') === null) return
    event.preventDefault()
    reloading = true
    window.location.reload()
  })
}
