type Area = 'localStorage' | 'sessionStorage'

/** Reads from the browser's storage; `null` where there is nothing or storage is out of reach. */
export function readStorage(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Writes to the browser's storage; full or forbidden storage is ignored: the visit goes on without. */
export function writeStorage(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, value)
  } catch {
    // The choice holds for this visit only.
  }
}

/** Removes from the browser's storage; where it is out of reach there is nothing to remove. */
export function removeStorage(key: string, area: Area = 'localStorage'): void {
  try {
    window[area].removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
