import type { Dictionary } from '../content/dictionary.ts'
import { interpolate, interpolateAll } from '../lib/interpolate.ts'

export type Counts = Record<keyof Dictionary['counts'], number>

/** Fills in the brand, and the numbers of services, courses and guides. */
export function fillDictionary(texts: Dictionary, brand: string, counts: Counts): Dictionary {
  const plural = new Intl.PluralRules(texts.meta.lang)
  const counted = Object.entries(texts.counts).map(([list, { one, other }]) => {
    const count = counts[list as keyof Counts]
    return [list, interpolate(plural.select(count) === 'one' ? one : other, { count })]
  })
  return interpolateAll(texts, { brand, ...Object.fromEntries(counted) })
}
