/** How many letters must change to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (const [index, against] of Array.from(other).entries()) {
      const replaced = (row[index] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

function byDistance(name: string, names: Iterable<string>) {
  return [...names]
    .map((each) => ({ each, far: distance(name, each) }))
    .toSorted((a, b) => a.far - b.far)
}

/** Ends a sentence that refuses a name by the nearest right one. */
export function orNearest(name: string, names: Iterable<string>): string {
  const [nearest] = byDistance(name, names)
  return nearest ? `: the nearest is "${nearest.each}"` : ''
}

/** The same of a key; where none is near by its letters, all of them: "photo" means "picture". */
export function orKeys(key: string, keys: readonly string[]): string {
  const [nearest] = byDistance(key, keys)
  if (!nearest || nearest.far <= key.length / 2) return orNearest(key, keys)
  return `: there are ${keys.join(', ')}`
}
