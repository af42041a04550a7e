// Cuts a font down to what the site sets, Archivo or another: npm run font -- font.woff2
// Writes the fallback faces too, whose lines are as long, so that nothing moves when the font arrives.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { PDFDocument, StandardFonts } from 'pdf-lib'

/**
 * @typedef {number | { min: number, max: number }} Axis
 * @typedef {{ targetFormat: 'woff2' | 'sfnt', keepFeatures: string[], variationAxes: Record<string, Axis> }} SubsetOptions
 */
/** @type {(font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>} */
const subsetFont = createRequire(import.meta.url)('subset-font')

const PACKAGE = 'node_modules/@fontsource-variable/archivo'
const ARCHIVO = `${PACKAGE}/files/archivo-latin-wdth-normal.woff2`
const TARGET_FOLDER = 'src/fonts'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
// Beyond Portuguese, the letters of the surnames that Brazilians bring to a form.
const LETTERS = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüÄÈËÌÏÑÒÖÙäèëìïñòöù'
const SIGNS = '\u00a0–—“”‘’…½×©ºª•·'
const CHARACTERS = ASCII + LETTERS + SIGNS
const FEATURES = ['kern', 'ccmp', 'locl', 'liga', 'rvrn', 'tnum', 'pnum']

/** What the site sets of each axis; others are pinned where the font has them. @type {Record<string, [number, number]>} */
const SET_AXES = { wght: [400, 600], wdth: [62, 125] }

/** Archivo's own lines: those of another font too, so that all stands as designed. */
const LINES = { ascent: 0.878, descent: 0.21 }

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

const named = process.argv[2]
const source = await readFile(named ?? ARCHIVO)
const face = await readFace()
const axes = Object.values(face.getAxisInfos())
const font = await subsetFont(source, CHARACTERS, {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
  variationAxes: axesWith((axis) => {
    const [from, to] = SET_AXES[axis.tag] ?? [axis.default, axis.default]
    const [min, max] = [within(axis, from), within(axis, to)]
    return min === max ? min : { min, max }
  }),
})
await writeFile(`${TARGET_FOLDER}/archivo.woff2`, font)
console.log(`${TARGET_FOLDER}/archivo.woff2  ${(font.length / 1000).toFixed(1)} kB`)
if (named) console.log(`Put the licence of ${named} into ${TARGET_FOLDER}/OFL.txt`)
else await copyFile(`${PACKAGE}/LICENSE`, `${TARGET_FOLDER}/OFL.txt`)

// Helvetica, Arial and Liberation Sans share their advance widths, and every PDF library has them.
const arial = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
const fallbacks = []
for (const [index, { wdth, wght, sample }] of FACES.entries()) {
  const from = middle(FACES[index - 1]?.wdth, wdth)
  const to = middle(wdth, FACES[index + 1]?.wdth)
  const advance = readAdvance({ wdth, wght })
  const size = sum(sample, advance) / sum(sample, (c) => arial.widthOfTextAtSize(c, 1))
  fallbacks.push(`@font-face {
  font-family: 'Archivo Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  font-stretch: ${from}% ${to}%;
  size-adjust: ${percent(size)};
  ${linesOf(size)}
}
`)
}
await writeFile(
  `${TARGET_FOLDER}/archivo.css`,
  `@font-face {
  font-family: 'Archivo';
  src: url('./archivo.woff2') format('woff2');
  font-weight: 400 600;
  font-stretch: 62% 125%;
  font-display: swap;${named ? `\n  ${linesOf(1)}` : ''}
}

/* Stand-ins of the same metrics, width by width, so that nothing moves when the font arrives.
   Written by \`npm run font\`. */
${fallbacks.join('')}`,
)

/**
 * The line metrics of a face whose letters are drawn so much larger.
 * @param {number} size
 */
function linesOf(size) {
  return `ascent-override: ${percent(LINES.ascent / size)};
  descent-override: ${percent(LINES.descent / size)};
  line-gap-override: 0%;`
}

/** The font as it comes, uncompressed. */
async function readFace() {
  const options = {
    targetFormat: /** @type {const} */ ('sfnt'),
    keepFeatures: [],
    variationAxes: {},
  }
  return new Face(new Blob(await subsetFont(source, CHARACTERS, options)))
}

/**
 * @param {{ min: number, max: number }} axis
 * @param {number} value
 */
function within({ min, max }, value) {
  return Math.min(max, Math.max(min, value))
}

/**
 * A value for each axis of the font.
 * @param {(axis: (typeof axes)[number]) => Axis} value
 */
function axesWith(value) {
  return Object.fromEntries(axes.map((axis) => [axis.tag, value(axis)]))
}

/**
 * The advance widths of the font on its axes, in ems.
 * @param {Record<string, number>} values
 */
function readAdvance(values) {
  const set = new Font(face)
  set.setVariations(Object.entries(values).map(([axis, value]) => new Variation(axis, value)))
  /** @param {string} character */
  return (character) => {
    const glyph = set.nominalGlyph(character.codePointAt(0) ?? 0)
    if (glyph === undefined) throw new Error(`The font has no glyph for "${character}".`)
    return set.glyphHAdvance(glyph) / face.upem
  }
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
  return `${Number((100 * ratio).toFixed(2))}%`
}
