// If storage is full or forbidden, nothing is kept and nothing throws.

type Area = 'localStorage' | 'sessionStorage'

export function storageOf(area: Area): Storage | undefined {
  try {
    return window[area]
  } catch {
    return undefined
  }
}

export function readStorage(key: string, area: Area = 'localStorage'): string | null {
  return storageOf(area)?.getItem(key) ?? null
}

export function writeStorage(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    storageOf(area)?.setItem(key, value)
  } catch {}
}

export function readFirstStored<Value extends string>(
  keys: readonly string[],
  accepts: (value: string) => value is Value,
): Value | null {
  return keys.map((key) => readStorage(key) ?? '').find(accepts) ?? null
}
