import { openMeasure } from './measure-text.ts'
import type { Measure, Setting } from './measure-text.ts'

const WORD_SPACING = 0.06

/** The headlines by their styles (src/styles/grid.css): how they are set, and the fit of the designed words. */
const HEADLINES: Record<string, Setting & { fit: number }> = {
  culture: { wdth: 118, wght: 470, tracking: -0.045, wordSpacing: WORD_SPACING, fit: 8.912 },
  services: { wdth: 106, wght: 470, tracking: -0.045, wordSpacing: WORD_SPACING, fit: 7.38 },
  courses: { wdth: 92, wght: 470, tracking: -0.042, wordSpacing: WORD_SPACING, fit: 5.866 },
  contact: { wdth: 78, wght: 470, tracking: -0.038, wordSpacing: WORD_SPACING, fit: 5.86 },
  downloads: { wdth: 106, wght: 470, tracking: -0.045, wordSpacing: WORD_SPACING, fit: 8.206 },
}

/** Few letters make no headline much larger than the largest by design; those that fill a square, less large. */
export const MIN_FIT = 5.5
const MIN_FIT_OF_SQUARES = 7.2

/** The footer's last words are never larger than as designed: what they need less of that size. */
const ARRIVAL = { wdth: 62, wght: 480, tracking: -0.03, wordSpacing: 0.08, width: 3.698 }

/** The longest word of the values' titles stands on one line. */
const VALUES = { wdth: 100, wght: 470, tracking: -0.02, wordSpacing: 0, fit: 5.6 }

function widest(measure: Measure, lines: readonly string[]): number {
  return Math.max(...lines.map((line) => measure(line).right - measure(line).left))
}

/**
 * Measures headlines, so that each closes on the page's measure where the designed one does. Gives the
 * fit of each by its style, and none for what stands as designed.
 * For the footer's last words, `arrival`, it is the part of the designed size that they can have.
 * @param headings lines of each headline, by the end of its style's name
 */
export async function headlineFits(
  headings: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, number>> {
  const fits: Record<string, number> = {}
  for (const [name, lines] of Object.entries(headings)) {
    const headline = HEADLINES[name]
    if (!headline) continue
    const least = /\p{Script=Latin}/u.test(lines.join('')) ? MIN_FIT : MIN_FIT_OF_SQUARES
    const own = widest(await openMeasure(headline), lines)
    const fit = Number(Math.max(least, own).toFixed(3))
    if (fit !== headline.fit) fits[name] = fit
  }
  const { arrival, values } = headings
  if (values) {
    const words = values.flatMap((title) => title.split(' '))
    const fit = Number((1.02 * widest(await openMeasure(VALUES), words)).toFixed(3))
    if (fit > VALUES.fit) fits['values'] = fit
  }
  if (!arrival) return fits
  const part = Number((ARRIVAL.width / widest(await openMeasure(ARRIVAL), arrival)).toFixed(3))
  return part < 1 ? { ...fits, arrival: part } : fits
}
