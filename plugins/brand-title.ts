import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Buffer as Text, Face, Font, shape, Variation } from 'harfbuzzjs'

type SubsetFont = (font: Buffer, text: null, options: object) => Promise<Buffer>
const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont

const FONT = new URL('../src/fonts/archivo.woff2', import.meta.url)
/** How the hero sets its title (hero-section.css); tracking in font sizes. */
const AXES = { wdth: 125, wght: 470 }
const TRACKING = -0.05

/** The fit of "Austral" by design, in its drawn widths: every name closes where it does. */
const FIT_PER_WIDTH = 1.031
/** A shorter name is no larger than "Austral". */
const MIN_FIT = 3.72
/** The hero's own lengths: what is wider takes one more line, as far as there may be one. */
const NARROW = { maxFit: 7, maxLines: 3 }
const WIDE = { maxFit: 9, maxLines: 2 }

/** Measures a brand's name in the font: how it is to be set in the hero, in font sizes. */
export async function measureTitle(name: string): Promise<BrandTitle> {
  const sfnt = await subsetFont(await readFile(FONT), null, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
  })
  const font = new Font(new Face(new Blob(sfnt)))
  font.setVariations(Object.entries(AXES).map(([axis, value]) => new Variation(axis, value)))

  const words = name.split(/ +/)
  const bearing = Math.min(...words.map((word) => drawn(font, word).left))
  const width = (line: string[]) => drawn(font, line.join(' ')).right - bearing

  function titleFit({ maxFit, maxLines }: typeof WIDE): TitleFit {
    const fits = Array.from({ length: Math.min(maxLines, words.length) }, (_, index) => {
      const lines = index + 1
      const fit = Math.max(MIN_FIT, FIT_PER_WIDTH * narrowest(words, lines, width))
      return { fit: Number(fit.toFixed(2)), lines }
    })
    const smallest = fits.reduce((best, each) => (each.fit < best.fit ? each : best))
    return fits.find(({ fit }) => fit <= maxFit) ?? smallest
  }
  return { bearing, narrow: titleFit(NARROW), wide: titleFit(WIDE) }
}

/** Where a line's drawing begins and ends. A letter that the font lacks fills a square. */
function drawn(font: Font, line: string): { left: number; right: number } {
  const em = font.face.upem
  const text = new Text()
  text.addText(line)
  text.guessSegmentProperties()
  shape(font, text)
  let at = 0
  let left = 0
  let right = 0
  for (const [index, { codepoint: glyph, xAdvance = 0 }] of text
    .getGlyphInfosAndPositions()
    .entries()) {
    const { xBearing = 0, width = 0 } = font.glyphExtents(glyph) ?? {}
    if (index === 0) left = xBearing / em
    right = at + (glyph === 0 ? 1 : (xBearing + width) / em)
    at += (glyph === 0 ? 1 : xAdvance / em) + TRACKING
  }
  return { left, right }
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
