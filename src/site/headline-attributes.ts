import { headlineFits } from './build-facts.ts'

/** Attributes that fit a headline to its column, if its words were measured. */
export function headlineAttributes(headline: keyof typeof headlineFits, lines: readonly string[]) {
  const { text, fit, bearing } = headlineFits[headline] ?? {}
  if (text !== lines.join('\n')) return undefined
  return { 'data-measured': true, style: { '--fit': fit, '--bearing': bearing } }
}
