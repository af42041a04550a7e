import { headlineFits } from './build-facts.ts'

/** Attributes that fit a headline to its column, if its words were measured. */
export function headlineAttributes(lines: readonly string[]) {
  const measured = headlineFits[lines.join('\n')]
  return (
    measured && {
      'data-measured': true,
      style: { '--fit': measured.fit, '--bearing': measured.bearing },
    }
  )
}
