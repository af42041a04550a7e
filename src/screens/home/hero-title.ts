import type { CSSProperties } from 'react'
import { nameFits, type NameFit } from '@/site/build.ts'

/** The properties by which hero-section.css fits a title to its column. */
export function titleStyle({ bearing, narrow, wide }: NameFit): CSSProperties {
  return {
    '--bearing': `${bearing}em`,
    '--fit-narrow': narrow.fit,
    '--lines-narrow': narrow.lines,
    '--fit-wide': wide.fit,
    '--lines-wide': wide.lines,
  }
}

/** A title that was not measured has no style of its own. */
export function heroTitle(title: string) {
  const script = /^\p{Script=Latin}/u.test(title) ? 'latin' : 'cjk'
  const measured = nameFits[title]
  return { script, style: measured && titleStyle(measured) }
}
