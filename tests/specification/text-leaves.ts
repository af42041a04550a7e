/** All texts of a tree, by where they stand. */
export function textLeaves(texts: unknown, at = ''): [place: string, text: string][] {
  if (typeof texts === 'string') return [[at, texts]]
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, value]) => textLeaves(value, `${at}.${key}`))
}
