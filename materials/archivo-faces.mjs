import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
/** @type {(font: Buffer, text: null, options: { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes: { wdth: number, wght: number } }) => Promise<Buffer>} */
const subsetFont = require('subset-font')
const WIDEST = 125
const NARROWEST = 62
const FONT_FOLDER = '@fontsource-variable/archivo'

/** The widths and weights of guide.css. @type {readonly Face[]} */
const TEXT_FACES = [
  { width: 92, weight: 400, style: 'normal' },
  { width: 92, weight: 400, style: 'italic' },
  { width: 92, weight: 600, style: 'normal' },
  { width: 100, weight: 400, style: 'normal' },
  { width: 100, weight: 400, style: 'italic' },
  { width: 100, weight: 600, style: 'normal' },
  { width: 106, weight: 500, style: 'normal' },
]

/** @typedef {{ width: number, weight: number, style: 'normal' | 'italic' }} Face */

/** Width of the nth of `count` headlines: they narrow towards the pole as meridians do. */
export function headlineWidth(/** @type {number} */ index, /** @type {number} */ count) {
  return count < 2 ? WIDEST : Math.round(WIDEST - (index / (count - 1)) * (WIDEST - NARROWEST))
}

/**
 * The @font-face rules for the text and for titles of the given widths. The faces are pinned out of
 * the variable font: Chromium would put a variable one into a PDF as unhinted drawings (Type 3).
 *
 * @param {readonly number[]} titleWidths
 */
export async function archivoFaces(titleWidths) {
  const faces = [
    ...TEXT_FACES,
    ...[...new Set([NARROWEST, ...titleWidths])].map(
      (width) => /** @type {const} */ ({ width, weight: 470, style: 'normal' }),
    ),
  ]
  const ranges = /** @type {Record<string, string>} */ (
    JSON.parse(await readFile(require.resolve(`${FONT_FOLDER}/unicode.json`), 'utf8'))
  )
  const rules = ['latin', 'latin-ext'].flatMap((script) =>
    faces.map((face) => fontFace(face, script, ranges[script] ?? '')),
  )
  return (await Promise.all(rules)).join('\n')
}

/** @param {Face} face @param {string} script @param {string} range */
async function fontFace({ width, weight, style }, script, range) {
  const file = require.resolve(`${FONT_FOLDER}/files/archivo-${script}-wdth-${style}.woff2`)
  const pinned = await subsetFont(await readFile(file), null, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    variationAxes: { wdth: width, wght: weight },
  })
  return `@font-face {
  font-family: Archivo;
  font-style: ${style};
  font-weight: ${weight};
  font-stretch: ${width}%;
  src: url(data:font/woff2;base64,${pinned.toString('base64')});
  unicode-range: ${range};
}`
}
