// Cuts Archivo down to what the site sets, and prints the fallback faces whose
// lines are as long as Archivo's, so that nothing moves when the font arrives.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFDocument, StandardFonts } from 'pdf-lib'

/**
 * @typedef {number | { min: number, max: number }} Axis
 * @typedef {{ targetFormat: 'woff2' | 'sfnt', keepFeatures: string[],
 *   variationAxes: { wght: Axis, wdth: Axis } }} SubsetOptions
 */
/** @type {(font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>} */
const subsetFont = createRequire(import.meta.url)('subset-font')

const PACKAGE = 'node_modules/@fontsource-variable/archivo'
const SOURCE = `${PACKAGE}/files/archivo-latin-wdth-normal.woff2`
const TARGET_FOLDER = 'src/fonts'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
// Beyond Portuguese, the letters of the surnames that Brazilians bring to a form.
const LETTERS = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüÄÈËÌÏÑÒÖÙäèëìïñòöù'
const SIGNS = '\u00a0–—“”‘’…½×©ºª•·'
const CHARACTERS = ASCII + LETTERS + SIGNS
const FEATURES = ['kern', 'ccmp', 'locl', 'liga', 'rvrn', 'tnum', 'pnum']

// The widths the design sets, each with its weight there and a line that stands for its texts.
const BODY =
  'Criamos soluções avançadas de tecnologia e sistemas de inteligência artificial que levam o ' +
  'seu negócio à próxima era digital.'
const FACES = [
  { wdth: 62, wght: 480, sample: 'Você chegou ao sul. 40+ 24/7 120+' },
  { wdth: 78, wght: 470, sample: 'Entre em Contato' },
  { wdth: 88, wght: 400, sample: BODY },
  { wdth: 92, wght: 470, sample: 'Nossos Cursos' },
  { wdth: 100, wght: 400, sample: BODY },
  { wdth: 106, wght: 470, sample: 'Nossos Serviços Materiais Gratuitos para Download' },
  { wdth: 118, wght: 470, sample: 'Quem somos nós' },
  { wdth: 125, wght: 470, sample: 'Austral' },
]

const source = await readFile(SOURCE)
const font = await subsetFont(source, CHARACTERS, {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
  variationAxes: { wght: { min: 400, max: 600 }, wdth: { min: 62, max: 125 } },
})
await mkdir(TARGET_FOLDER, { recursive: true })
await writeFile(`${TARGET_FOLDER}/archivo.woff2`, font)
await copyFile(`${PACKAGE}/LICENSE`, `${TARGET_FOLDER}/OFL.txt`)
console.log(`${TARGET_FOLDER}/archivo.woff2  ${(font.length / 1000).toFixed(1)} kB\n`)

// Helvetica, Arial and Liberation Sans share their advance widths, and every PDF library has them.
const arial = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
for (const [index, { wdth, wght, sample }] of FACES.entries()) {
  const from = middle(FACES[index - 1]?.wdth, wdth)
  const to = middle(wdth, FACES[index + 1]?.wdth)
  const sfnt = await subsetFont(source, CHARACTERS, {
    targetFormat: 'sfnt',
    keepFeatures: [],
    variationAxes: { wght, wdth },
  })
  const archivo = readMetrics(sfnt)
  const size = sum(sample, archivo.advance) / sum(sample, (c) => arial.widthOfTextAtSize(c, 1))
  console.log(`@font-face {
  font-family: 'Archivo Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  font-stretch: ${from}% ${to}%;
  size-adjust: ${percent(size)};
  ascent-override: ${percent(archivo.ascent / size)};
  descent-override: ${percent(archivo.descent / size)};
  line-gap-override: ${percent(archivo.lineGap / size)};
}`)
}

/**
 * The line metrics and the advance widths of a static font, in ems.
 * @param {Buffer} sfnt
 */
function readMetrics(sfnt) {
  const hhea = tableAt(sfnt, 'hhea')
  const hmtx = tableAt(sfnt, 'hmtx')
  const em = sfnt.readUInt16BE(tableAt(sfnt, 'head') + 18)
  const longMetrics = sfnt.readUInt16BE(hhea + 34)
  /** @param {string} character */
  function advance(character) {
    const glyph = Math.min(glyphOf(sfnt, character.charCodeAt(0)), longMetrics - 1)
    return sfnt.readUInt16BE(hmtx + 4 * glyph) / em
  }
  return {
    advance,
    ascent: sfnt.readInt16BE(hhea + 4) / em,
    descent: -sfnt.readInt16BE(hhea + 6) / em,
    lineGap: sfnt.readInt16BE(hhea + 8) / em,
  }
}

/**
 * @param {Buffer} sfnt
 * @param {string} tag
 */
function tableAt(sfnt, tag) {
  const record = sfnt.indexOf(tag, 12, 'latin1')
  return sfnt.readUInt32BE(record + 8)
}

/**
 * The glyph of a code point of the basic plane, by the character map's format 4.
 * @param {Buffer} sfnt
 * @param {number} code
 */
function glyphOf(sfnt, code) {
  const cmap = tableAt(sfnt, 'cmap')
  const tables = Array.from({ length: sfnt.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + sfnt.readUInt32BE(cmap + 8 + 8 * index)
  })
  const map = tables.find((at) => sfnt.readUInt16BE(at) === 4)
  if (map === undefined) throw new Error('The font has no character map of format 4.')
  const span = sfnt.readUInt16BE(map + 6)
  for (let end = map + 14; end < map + 14 + span; end += 2) {
    if (sfnt.readUInt16BE(end) < code) continue
    const start = end + 2 + span
    const first = sfnt.readUInt16BE(start)
    const offset = sfnt.readUInt16BE(start + 2 * span)
    if (first > code) break
    if (offset === 0) return (code + sfnt.readUInt16BE(start + span)) & 0xffff
    return sfnt.readUInt16BE(start + 2 * span + offset + 2 * (code - first))
  }
  throw new Error(`The font has no glyph for "${String.fromCharCode(code)}".`)
}

/**
 * The border between two neighbouring widths; at an end of the row, that end.
 * @param {number | undefined} narrow
 * @param {number | undefined} wide
 */
function middle(narrow, wide) {
  return ((narrow ?? wide ?? 100) + (wide ?? narrow ?? 100)) / 2
}

/**
 * @param {string} text
 * @param {(character: string) => number} width
 */
function sum(text, width) {
  return Array.from(text, width).reduce((total, each) => total + each, 0)
}

/** @param {number} ratio */
function percent(ratio) {
  return `${(100 * ratio).toFixed(2)}%`
}
