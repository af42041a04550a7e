type Area = 'localStorage' | 'sessionStorage'

// If storage is full or forbidden, nothing is kept and nothing throws.

export function storageOf(area: Area): Storage | undefined {
  try {
    return window[area]
  } catch {
    return undefined
  }
}

export function readStorage(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

export function writeStorage(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, value)
  } catch {}
}

export function removeStorage(key: string, area: Area = 'localStorage'): void {
  try {
    window[area].removeItem(key)
  } catch {}
}

export function readFirstStored<Value extends string>(
  keys: readonly string[],
  accepts: (value: string) => value is Value,
): Value | null {
  return keys.map((key) => readStorage(key) ?? '').find(accepts) ?? null
}
