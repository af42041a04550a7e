import { readStorage, writeStorage } from '../browser/storage.ts'

const KEY = 'reloaded-for-new-build'
const ANNOUNCED = 'announced'
let reloading = false

export function isReloading(): boolean {
  return reloading
}

/** Whether the page was reloaded just now: asked once, so that it is announced once. */
export function takeReload(): boolean {
  if ((readStorage(KEY, 'sessionStorage') ?? ANNOUNCED) === ANNOUNCED) return false
  writeStorage(KEY, ANNOUNCED, 'sessionStorage')
  return true
}

/** Without storage a reload could not be told from the first visit, and might never end. */
function isStored(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/**
 * Reloads the page for code that is gone, as after a deploy, at most once in a visit.
 * @returns whether it does: not without a connection, for the page would not come back
 */
export function reloadOnce(): boolean {
  if (reloading) return true
  if (!navigator.onLine || isStored()) return false
  writeStorage(KEY, 'yes', 'sessionStorage')
  if (!isStored()) return false
  reloading = true
  window.location.reload()
  return true
}

/** Loads code that the page cannot do without. What still fails after a reload is thrown. */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!reloadOnce()) throw error
    // What stands there stays until the page is gone.
    return new Promise<never>(() => undefined)
  }
}
