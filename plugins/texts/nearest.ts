import { closestMatch } from 'leven'

/** Ends an error message about an unknown name with the nearest known one. */
export function orNearest(name: string, names: readonly string[]): string {
  const nearest = closestMatch(name, names)
  return nearest === undefined ? '' : `: the nearest is "${nearest}"`
}

/** Like `orNearest`, but lists all keys if none is similar: "photo" may mean "picture". */
export function orKeys(key: string, keys: readonly string[]): string {
  const isNear = closestMatch(key, keys, { maxDistance: key.length / 2 }) !== undefined
  return isNear || keys.length === 0 ? orNearest(key, keys) : `: there are ${keys.join(', ')}`
}
