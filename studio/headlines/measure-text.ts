import { readFile } from 'node:fs/promises'
import { Blob, Buffer as Text, Face, Font, shape, Variation } from 'harfbuzzjs'
import { subsetFont } from '../subset-font.ts'

const FONT = new URL('../../src/fonts/archivo.woff2', import.meta.url)

/** The font's axes, and the letter and word spacing in ems. */
export interface Setting {
  wdth: number
  wght: number
  tracking: number
  wordSpacing: number
}

/** Where a line's drawing begins and ends, in font sizes. A letter that the font lacks fills a square. */
export type Measure = (line: string) => { left: number; right: number }

let face: Promise<Face> | undefined

async function readFace(): Promise<Face> {
  const sfnt = await subsetFont(await readFile(FONT), null, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
  })
  return new Face(new Blob(sfnt))
}

export async function openMeasure({
  wdth,
  wght,
  tracking,
  wordSpacing,
}: Setting): Promise<Measure> {
  face ??= readFace()
  const font = new Font(await face)
  font.setVariations([new Variation('wdth', wdth), new Variation('wght', wght)])
  return (line) => {
    const em = font.face.upem
    const text = new Text()
    text.addText(line)
    text.guessSegmentProperties()
    shape(font, text)
    let at = 0
    let left = 0
    let right = 0
    for (const [index, { codepoint: glyph, cluster, xAdvance = 0 }] of text
      .getGlyphInfosAndPositions()
      .entries()) {
      const { xBearing = 0, width = 0 } = font.glyphExtents(glyph) ?? {}
      if (index === 0) left = xBearing / em
      right = at + (glyph === 0 ? 1 : (xBearing + width) / em)
      at += glyph === 0 ? 1 : xAdvance / em + tracking
      if (line[cluster] === ' ') at += wordSpacing
    }
    return { left, right }
  }
}
