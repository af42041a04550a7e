type Values = Record<string, string | number>

/** Removes U+200B, which marks where headlines may break. */
export function withoutBreaks(headline: string): string {
  return headline.replaceAll('\u200b', '')
}

export function interpolate(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? withoutBreaks(String(values[name])) : placeholder,
  )
}

export function interpolateAll<T>(texts: T, values: Values): T {
  if (typeof texts === 'string') return interpolate(texts, values) as T
  if (Array.isArray(texts)) return texts.map((item: unknown) => interpolateAll(item, values)) as T
  if (typeof texts === 'object' && texts !== null)
    return Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [key, interpolateAll<unknown>(value, values)]),
    ) as T
  return texts
}
