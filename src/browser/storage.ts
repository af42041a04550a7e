type Area = 'localStorage' | 'sessionStorage'

// Storage that is full or forbidden is ignored: the visit goes on without it.

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
