import { readStorage, writeStorage } from '../browser/storage.ts'

const KEY = 'reloaded-for-new-build'
const ANNOUNCED = 'announced'
const ANSWER_LIMIT_MS = 5000
let reloading = false
let held = 0

export function isReloading(): boolean {
  return reloading
}

/** True once after a reload by `loadOrReload`. */
export function takeReload(): boolean {
  if ((readStorage(KEY, 'sessionStorage') ?? ANNOUNCED) === ANNOUNCED) return false
  writeStorage(KEY, ANNOUNCED, 'sessionStorage')
  return true
}

/**
 * For code that is gone, as after a deploy. Not without a connection: the page would not come back; nor
 * without storage: a reload could not be told from the first visit, and might never end.
 */
export function reloadOnce(mark = ANNOUNCED): boolean {
  const isStored = () => readStorage(KEY, 'sessionStorage') !== null
  if (reloading) return true
  if (!navigator.onLine || isStored()) return false
  writeStorage(KEY, mark, 'sessionStorage')
  if (!isStored()) return false
  reloading = true
  window.location.reload()
  return true
}

/** Until it is settled the page is not reloaded: a mail on its way would be lost. */
export async function holdPage<T>(work: Promise<T>): Promise<T> {
  held += 1
  try {
    return await work
  } finally {
    held -= 1
  }
}

async function isBuildGone(): Promise<boolean> {
  const { code = '[]' } = document.querySelector<HTMLElement>('[data-code]')?.dataset ?? {}
  const [entry] = JSON.parse(code) as string[]
  if (!entry) return false
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
    const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store', signal })
    return status === 404
  } catch {
    return false
  }
}

/** For what a press or a link asks for. Only another build is worth a reload, which takes the press away. */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!(await isBuildGone()) || held > 0 || !reloadOnce('yes')) throw error
    return new Promise<never>(() => undefined)
  }
}
