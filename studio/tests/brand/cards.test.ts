import sharp from 'sharp'
import { expect, it } from 'vitest'
import { shareCard } from '../../../plugins/brand/share-card.ts'
import { LANGUAGES } from '../../../tests/support/languages.ts'
import { PUBLIC, currentSite } from '../../site.ts'

const TITLE = { left: 64, top: 190, bottom: 440, end: 880, measure: 791 }
/** A pixel of a letter has at least this value in each channel; the aurora is darker. */
const LIGHT = 190

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

const site = currentSite()
// Letters in squares have more room around them.
const LATIN = LANGUAGES.map(({ value }) => value).filter(
  (language) =>
    !/[^\p{Script=Latin}\p{Script=Common}]/u.test(site.made.cards[language]?.title ?? ''),
)

it.each(LATIN)(
  'The title on the picture for link previews fills its measure: %s',
  async (language) => {
    const columns = await titleColumns(`${PUBLIC}${shareCard(language, site)?.address}`)
    const drawn = (columns.at(-1) ?? 0) + 1 - (columns[0] ?? 0)
    expect(Math.abs(drawn - TITLE.measure)).toBeLessThan(0.04 * TITLE.measure)
  },
)
