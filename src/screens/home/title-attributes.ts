import type { NameFit } from '@/site/build-facts.ts'

/** Apart from the hero, because browser tests import it. */
export function titleAttributes({ bearing, narrow, wide }: NameFit) {
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
