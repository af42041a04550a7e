import { closestMatch } from 'leven'

/** Ends a sentence that refuses a name by the nearest right one. */
export function orNearest(name: string, names: readonly string[]): string {
  const nearest = closestMatch(name, names)
  return nearest === undefined ? '' : `: the nearest is "${nearest}"`
}

/** The same of a key; where none is near by its letters, all of them: "photo" means "picture". */
export function orKeys(key: string, keys: readonly string[]): string {
  const isNear = closestMatch(key, keys, { maxDistance: key.length / 2 }) !== undefined
  return isNear || keys.length === 0 ? orNearest(key, keys) : `: there are ${keys.join(', ')}`
}
