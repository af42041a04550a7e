import type { CSSProperties } from 'react'
import { headlineFits } from './build-facts.ts'

/** The style that fits a headline to its column, if its words were measured. */
export function headlineStyle(
  headline: keyof typeof headlineFits,
  lines: readonly string[],
): CSSProperties | undefined {
  const { text, fit, bearing } = headlineFits[headline] ?? {}
  if (text !== lines.join('\n')) return undefined
  return { '--fit': fit, '--bearing': bearing }
}
