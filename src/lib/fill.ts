type Values = Record<string, string | number>

/** A headline's words without the places where it may break (U+200B), for use elsewhere. */
export function withoutBreaks(headline: string): string {
  return headline.replaceAll('\u200b', '')
}

/** Puts values in the place of `{name}` in a text. A name without a value stays as it is. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? withoutBreaks(String(values[name])) : place,
  )
}

/** Fills every text of a nested object or list, keeping its shape. */
export function fillTexts<T>(texts: T, values: Values): T {
  if (typeof texts === 'string') return fill(texts, values) as T
  if (Array.isArray(texts)) return texts.map((item: unknown) => fillTexts(item, values)) as T
  if (typeof texts === 'object' && texts !== null)
    return Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [key, fillTexts<unknown>(value, values)]),
    ) as T
  return texts
}
