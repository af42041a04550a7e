import { fill } from './fill.ts'

/** A place that ends with ", Brasil" in the words of a language, `{city}` among them; any other as it is. */
export function displayPlace(place: string, text: string): string {
  const [, city] = /^(.+), Brasil$/.exec(place) ?? []
  return city === undefined ? place : fill(text, { city })
}
