import { HEADLINES } from '../../src/config/headlines.ts'
import { openMeasure, type Measure } from './measure-text.ts'
import { readSetting } from './style-setting.ts'

/** How each is set, and the fit of the designed words. */
const SETTINGS = Object.fromEntries(
  HEADLINES.map((name) => [name, readSetting('headline', `headline-${name}`)]),
)

/** Few letters make no headline much larger than the largest by design; those that fill a square, less large. */
export const MIN_FIT = 5.5
const MIN_FIT_OF_SQUARES = 7.2

/** The footer's last words are never larger than as designed, at which they are so wide. */
const ARRIVAL = readSetting('footer-words')
const ARRIVAL_WIDTH = 3.694

/** Titles whose longest word stands on one line in its column, by the group of their words. */
const TITLES = {
  values: readSetting('display', 'value-cards', 'value-title'),
  serviceTitles: readSetting('subheading', 'services'),
}

function widest(measure: Measure, lines: readonly string[]): number {
  return Math.max(...lines.map((line) => measure(line).right - measure(line).left))
}

/**
 * Measures headlines, so that each closes on the page's measure where the designed one does. Gives the
 * fit of each by its style, and none for what stands as designed.
 * For the footer's last words, `arrival`, it is the part of the designed size that they can have.
 * @param headings lines of each headline, by the end of its style's name
 */
export async function measureHeadlines(
  headings: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, number>> {
  const fits: Record<string, number> = {}
  for (const [name, lines] of Object.entries(headings)) {
    const setting = SETTINGS[name]
    if (!setting) continue
    const least = /\p{Script=Latin}/u.test(lines.join('')) ? MIN_FIT : MIN_FIT_OF_SQUARES
    const own = widest(await openMeasure(setting), lines)
    const fit = Number(Math.max(least, own).toFixed(3))
    if (fit !== setting.fit) fits[name] = fit
  }
  for (const [name, setting] of Object.entries(TITLES)) {
    const words = headings[name]?.flatMap((title) => title.split(' ')) ?? []
    const fit = Number((1.019 * widest(await openMeasure(setting), words)).toFixed(3))
    if (fit > setting.fit) fits[name] = fit
  }
  const { arrival } = headings
  if (!arrival) return fits
  const part = Number((ARRIVAL_WIDTH / widest(await openMeasure(ARRIVAL), arrival)).toFixed(3))
  return part < 1 ? { ...fits, arrival: part } : fits
}
