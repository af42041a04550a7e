import type { CSSProperties } from 'react'
import type { NameFit } from '@/site/build.ts'

/** The properties with which hero-section.css fits a title to its column. Browser tests import it without the rest of the hero. */
export function titleStyle({ bearing, narrow, wide }: NameFit): CSSProperties {
  return {
    '--bearing': bearing,
    '--fit-narrow': narrow.fit,
    '--lines-narrow': narrow.lines,
    '--fit-wide': wide.fit,
    '--lines-wide': wide.lines,
  }
}
