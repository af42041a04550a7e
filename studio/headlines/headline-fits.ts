import type { HeadlineFit } from '../../src/site/build-facts.ts'
import type { Headings } from '../site.ts'
import { openMeasure, type Measure } from './measure-text.ts'
import { readSetting } from './style-setting.ts'

/** The class of each headline in src/styles/headlines.css. */
const HEADLINES = {
  culture: 'headline-culture',
  services: 'headline-services',
  courses: 'headline-courses',
  contact: 'headline-contact',
  downloads: 'headline-subpage',
} as const

/** Limits the size of short headlines; those in square letters are limited more. */
const MIN_FIT = 5.5
const MIN_FIT_OF_SQUARES = 7.2

/** Titles, sized so that the longest word fits its column, and never larger than designed. */
const TITLES = {
  values: { classes: ['display', 'value-title'], minFit: 5.6 },
  serviceTitles: { classes: ['subheading'], minFit: 8.25 },
}
const ROOM_BESIDE_WORD = 1.019

/** Limits the size of the footer's last words to the designed one. */
const MIN_ARRIVAL_FIT = 3.694

function widest(measure: Measure, lines: readonly string[]): number {
  return Math.max(...lines.map((line) => measure(line).right - measure(line).left))
}

/**
 * Measures headlines, so that each closes on the page's measure: the width of its longest line, in font
 * sizes, by its words.
 */
export async function measureHeadlines(
  headings: Partial<Headings>,
): Promise<Record<string, HeadlineFit>> {
  const fits: Record<string, HeadlineFit> = {}
  function note(lines: readonly string[], fit: number, bearing?: number) {
    fits[lines.join('\n')] = { fit: Number(fit.toFixed(3)), bearing }
  }

  for (const name of Object.keys(HEADLINES) as (keyof typeof HEADLINES)[]) {
    const lines = headings[name]
    if (!lines) continue
    const inLetters = /\p{Script=Latin}/u.test(lines.join(''))
    const least = inLetters ? MIN_FIT : MIN_FIT_OF_SQUARES
    const measure = await openMeasure(readSetting('headline', HEADLINES[name]))
    const bearing = Math.min(...lines.map((line) => measure(line).left))
    note(lines, Math.max(least, widest(measure, lines)), inLetters ? bearing : undefined)
  }
  for (const name of ['values', 'serviceTitles'] as const) {
    const titles = headings[name]
    if (!titles) continue
    const { classes, minFit } = TITLES[name]
    const words = titles.flatMap((title) => title.split(' '))
    const measure = await openMeasure(readSetting(...classes))
    note(titles, Math.max(minFit, ROOM_BESIDE_WORD * widest(measure, words)))
  }
  const { arrival } = headings
  if (arrival) {
    const measure = await openMeasure(readSetting('closing-words'))
    note(arrival, Math.max(MIN_ARRIVAL_FIT, widest(measure, arrival)))
  }
  return fits
}
