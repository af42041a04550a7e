import { readStorage, writeStorage } from './storage.ts'

const KEY = 'reloaded-for-new-build'
const ANNOUNCED = 'announced'
let reloading = false

/** Whether the page is about to be reloaded: what fails meanwhile need not be announced. */
export function isReloading(): boolean {
  return reloading
}

/** Whether the page was reloaded just now: asked once, so that it is announced once. */
export function takeReload(): boolean {
  if ((readStorage(KEY, 'sessionStorage') ?? ANNOUNCED) === ANNOUNCED) return false
  writeStorage(KEY, ANNOUNCED, 'sessionStorage')
  return true
}

function mayReload(): boolean {
  // Without a connection the code is not gone, and the page would not come back.
  if (!navigator.onLine || readStorage(KEY, 'sessionStorage') !== null) return false
  writeStorage(KEY, 'yes', 'sessionStorage')
  // Without storage the guard would not hold, and the page might be reloaded forever.
  return readStorage(KEY, 'sessionStorage') !== null
}

/**
 * Loads code that the page cannot do without. After a deploy what an open page asks for is gone:
 * the page is reloaded, at most once in a visit; drafts are kept. What still fails then is thrown.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!reloading) {
      if (!mayReload()) throw error
      reloading = true
      window.location.reload()
    }
    // What stands there stays until the page is gone.
    return new Promise<never>(() => undefined)
  }
}
