/** A fixed number in [-1, 1] for an integer: chance that falls the same way on every machine. */
export function hash(n: number): number {
  let bits = Math.imul(n ^ 0x2c1b3c6d, 0x297a2d39)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits ^= bits >>> 13
  return (bits >>> 0) / 0x7fffffff - 1
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}

/** Noise in [-1, 1] that varies smoothly over distances of about 1. */
export function valueNoise(x: number): number {
  const cell = Math.floor(x)
  const from = hash(cell)
  return from + (hash(cell + 1) - from) * smooth(x - cell)
}

/** Reads a table laid out from `start` in equal steps, smoothly; beyond its ends it is mirrored. */
export function tableAt(table: readonly number[], start: number, step: number, x: number): number {
  const last = table.length - 1
  const fold = (i: number) => {
    const turn = ((i % (2 * last)) + 2 * last) % (2 * last)
    return table[turn > last ? 2 * last - turn : turn] ?? 0
  }
  const place = (x - start) / step
  const cell = Math.floor(place)
  const from = fold(cell)
  return from + (fold(cell + 1) - from) * smooth(place - cell)
}
