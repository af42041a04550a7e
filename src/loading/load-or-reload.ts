import { readStorage, writeStorage } from '../browser/storage.ts'

const KEY = 'reloaded-for-new-build'
const ANNOUNCED = 'announced'
let reloading = false

export function isReloading(): boolean {
  return reloading
}

/** True once after a reload by `reloadOnce`. */
export function takeReload(): boolean {
  if ((readStorage(KEY, 'sessionStorage') ?? ANNOUNCED) === ANNOUNCED) return false
  writeStorage(KEY, ANNOUNCED, 'sessionStorage')
  return true
}

/**
 * For code that is gone, as after a deploy. Not without a connection: the page would not come back; nor
 * without storage: a reload could not be told from the first visit, and might never end.
 */
export function reloadOnce(): boolean {
  const isStored = () => readStorage(KEY, 'sessionStorage') !== null
  if (reloading) return true
  if (!navigator.onLine || isStored()) return false
  writeStorage(KEY, 'yes', 'sessionStorage')
  if (!isStored()) return false
  reloading = true
  window.location.reload()
  return true
}

export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!reloadOnce()) throw error
    return new Promise<never>(() => undefined)
  }
}
