import type { NameFit } from '@/site/build.ts'

/** What hero-section.css fits a title to its column by. Browser tests import it without the rest of the hero. */
export function titleFit({ bearing, narrow, wide }: NameFit) {
  return {
    'data-lines-narrow': narrow.lines,
    'data-lines-wide': wide.lines,
    style: {
      '--bearing': bearing,
      '--fit-narrow': narrow.fit,
      '--lines-narrow': narrow.lines,
      '--fit-wide': wide.fit,
      '--lines-wide': wide.lines,
    },
  }
}
