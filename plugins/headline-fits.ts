import { openMeasure } from './measure-text.ts'
import type { Measure, Setting } from './measure-text.ts'

/**
 * The headlines by their styles (src/styles/grid.css): the fit of the designed words, and how wide these
 * are in Archivo, in font sizes. Other words, and another font, close where those do.
 */
const HEADLINES: Record<string, Setting & { fit: number; width: number }> = {
  culture: { wdth: 118, wght: 470, tracking: -0.045, fit: 8.91, width: 8.792 },
  services: { wdth: 106, wght: 470, tracking: -0.045, fit: 7.377, width: 7.32 },
  courses: { wdth: 92, wght: 470, tracking: -0.042, fit: 5.865, width: 5.806 },
  contact: { wdth: 78, wght: 470, tracking: -0.038, fit: 5.858, width: 5.74 },
  downloads: { wdth: 106, wght: 470, tracking: -0.045, fit: 8.25, width: 8.146 },
}

/** Few letters do not make a headline larger than the largest by design; those of a square are larger. */
const MIN_FIT = 5.858
const MIN_FIT_OF_SQUARES = 7.2

/** The footer's last words are never larger than as designed: what they need less of that size. */
const ARRIVAL = { wdth: 62, wght: 480, tracking: -0.03, width: 3.618 }

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
    const own = (headline.fit * widest(await openMeasure(headline), lines)) / headline.width
    const fit = Number(Math.max(least, own).toFixed(3))
    if (fit !== headline.fit) fits[name] = fit
  }
  const { arrival } = headings
  if (!arrival) return fits
  const part = Number((ARRIVAL.width / widest(await openMeasure(ARRIVAL), arrival)).toFixed(3))
  return part < 1 ? { ...fits, arrival: part } : fits
}
