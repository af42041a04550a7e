import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readMade } from '../../../plugins/made.ts'
import { shareCard } from '../../../plugins/prerender/share-card.ts'
import { LANGUAGES } from '../../../tests/support/languages.ts'
import { openMeasure } from '../../headlines/measure-text.ts'
import { measureName } from '../../headlines/name-fit.ts'
import { FOLDER, PUBLIC, readSettings } from '../../site.ts'

/** Where the title of a card stands, in pixels, and what a title of one font size would measure. */
const TITLE = { left: 64, top: 190, bottom: 440, end: 880, measure: 791 }
/** The factor by which `measureName` lets the designed name end at its edge. */
const FIT_PER_WIDTH = 1.031
/** A pixel of a letter has at least this value in each channel; the aurora is darker. */
const LIGHT = 190

/** The columns in which a card has letters of its title. */
async function titleColumns(file: string): Promise<number[]> {
  const { left, top, bottom, end } = TITLE
  const box = { left: 0, top, width: end, height: bottom - top }
  const picture = sharp(file).extract(box).removeAlpha().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const columns = new Set<number>()
  for (let at = 0; at < data.length; at += info.channels)
    if (data.subarray(at, at + 3).every((channel) => channel > LIGHT))
      columns.add((at / info.channels) % info.width)
  return [...columns].toSorted((one, other) => one - other).filter((column) => column >= left - 4)
}

const { cards } = readMade(FOLDER)
// Where a brand is written in other letters, its title is measured by eye.
const MEASURED = LANGUAGES.map(({ value }) => value).filter(
  (language) => !/[^\p{Script=Latin}\p{Script=Common}]/u.test(cards[language]?.title ?? ''),
)

it.each(MEASURED)(
  'The title on the picture for link previews is as wide as the font makes it: %s',
  async (language) => {
    const title = cards[language]?.title ?? ''
    const { bearing, wide } = await measureName(title)
    const measure = await openMeasure({ wdth: 125, wght: 470, tracking: -0.05, wordSpacing: 0 })
    const width = wide.lines > 1 ? wide.fit / FIT_PER_WIDTH : measure(title).right - bearing

    const columns = await titleColumns(
      `${PUBLIC}${shareCard(language, cards, readSettings())?.address}`,
    )
    const drawn = (columns.at(-1) ?? 0) + 1 - (columns[0] ?? 0)
    expect(Math.abs(drawn - (width * TITLE.measure) / wide.fit)).toBeLessThan(0.01 * drawn)
  },
)
