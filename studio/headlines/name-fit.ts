import type { NameFit } from '../../src/site/build-facts.ts'
import drawnNames from './drawn-names.json' with { type: 'json' }
import { openMeasure } from './measure-text.ts'
import { readSetting } from './style-setting.ts'

/** Measures set by eye: the designed name, and names in scripts that the font lacks. */
const DRAWN: Record<string, { fit: number; bearing: number }> = drawnNames

const SETTING = readSetting('hero-title')
const SHORT = readSetting('brand', 'brand-name')
const LONG = readSetting('brand', 'brand-name', 'brand-name[data-long]')
/** The widest that readers set letters apart (WCAG 1.4.12): the header has room for that too. */
const READERS_TRACKING = 0.12

/** The fit of "Austral" by design, in its drawn widths: every name closes where it does. */
const FIT_PER_WIDTH = 1.031
/** A shorter name is no larger than "Austral". */
const MIN_FIT = 3.72
/** The limits of the hero: a wider name takes one more line, up to `maxLines`. */
const NARROW = { maxFit: 7, maxLines: 3 }
const WIDE = { maxFit: 9, maxLines: 2 }

/**
 * What a title may be wider than measured, of which hero-section.css gives it 1.03: on fewer lines that
 * are no wider, the browser sets it on those.
 */
const ROOM = 1.03 * FIT_PER_WIDTH

/** Measures a name in the font: how it is to be set in the hero and the header, in font sizes. */
export async function measureName(name: string): Promise<NameFit> {
  const drawn = DRAWN[name]
  const measure = await openMeasure(SETTING)
  const words = name.split(/ +/)
  const bearing = drawn?.bearing ?? Math.min(...words.map((word) => measure(word).left))
  const width = (line: string[]) => measure(line.join(' ')).right - bearing

  function fitIn({ maxFit, maxLines }: typeof WIDE): NameFit['wide'] {
    if (drawn) return { fit: drawn.fit, lines: 1 }
    const fits = Array.from({ length: Math.min(maxLines, words.length) }, (_, index) => {
      const lines = index + 1
      const fit = Math.max(MIN_FIT, FIT_PER_WIDTH * narrowest(words, lines, width))
      return { fit: Number(fit.toFixed(2)), lines }
    })
    const smallest = fits.reduce((best, each) => (each.fit < best.fit ? each : best))
    const best = fits.find(({ fit }) => fit <= maxFit) ?? smallest
    return fits.find(({ fit }) => fit <= ROOM * best.fit) ?? best
  }
  const narrow = fitIn(NARROW)
  const [setting, lines] = narrow.lines > 1 ? [LONG, 2] : [SHORT, 1]
  const inHeader = await openMeasure({ ...setting, tracking: READERS_TRACKING })
  const header = narrowest(words, lines, (line) => inHeader(line.join(' ')).right)
  return { bearing, narrow, wide: fitIn(WIDE), header: Number(header.toFixed(2)) }
}

/** The least width in which words stand on so many lines. */
function narrowest(words: string[], lines: number, width: (line: string[]) => number): number {
  if (lines === 1) return width(words)
  const splits = words.slice(1).map((_, index) => index + 1)
  return Math.min(
    ...splits.map((at) =>
      Math.max(width(words.slice(0, at)), narrowest(words.slice(at), lines - 1, width)),
    ),
  )
}
