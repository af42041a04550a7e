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

export function interpolateAll<T>(value: T, values: Values): T {
  if (typeof value === 'string') return interpolate(value, values) as T
  if (Array.isArray(value)) return value.map((item: unknown) => interpolateAll(item, values)) as T
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, interpolateAll<unknown>(inner, values)]),
    ) as T
  return value
}
