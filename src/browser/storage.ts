// Nothing else touches storage. If it is full, forbidden or broken, nothing is kept and nothing throws.

type Area = 'localStorage' | 'sessionStorage'

function tryStorage<Result>(area: Area, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(window[area])
  } catch {
    return undefined
  }
}

export function readStorage(key: string, area: Area = 'localStorage'): string | null {
  return tryStorage(area, (storage) => storage.getItem(key)) ?? null
}

export function writeStorage(key: string, value: string, area: Area = 'localStorage'): void {
  tryStorage(area, (storage) => storage.setItem(key, value))
}

export function removeStored(key: string, area: Area): void {
  tryStorage(area, (storage) => storage.removeItem(key))
}

export function storedKeys(area: Area): string[] {
  return tryStorage(area, Object.keys) ?? []
}

export function canReadStorage(area: Area): boolean {
  return tryStorage(area, (storage) => storage.getItem('')) !== undefined
}

export function readFirstStored<Value extends string>(
  keys: readonly string[],
  accepts: (value: string) => value is Value,
): Value | null {
  return keys.map((key) => readStorage(key) ?? '').find(accepts) ?? null
}

/** EmailJS's client reads localStorage as it loads. Where that would throw, it finds none, which it can cope with. */
export function hideForbiddenStorage(): void {
  if (tryStorage('localStorage', () => true)) return
  Reflect.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
}
