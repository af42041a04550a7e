import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { save } from '../save.ts'
import { FOLDER } from '../site.ts'
import { subsetFont, type Axis } from '../subset-font.ts'

const ARCHIVO = path.join(import.meta.dirname, '../node_modules/@fontsource-variable/archivo')
/** Where a site's own font is, or else the product's. */
const TARGET = FOLDER.example ? `${FOLDER.content}/font` : 'src/fonts/archivo'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
// Beyond Portuguese, the letters of the surnames that Brazilians bring to a form.
const LETTERS = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüÄÈËÌÏÑÒÖÙäèëìïñòöù'
const SIGNS = '\u00a0–—“”‘’…½×©ºª•·'
const CHARACTERS = ASCII + LETTERS + SIGNS
const FEATURES = ['kern', 'ccmp', 'locl', 'liga', 'rvrn', 'tnum', 'pnum']

/** The range of each axis that the site uses; other axes of a font are pinned. */
const SET_AXES: Record<string, [number, number]> = { wght: [400, 600], wdth: [62, 125] }

/** Archivo's line metrics, which another font gets too, so that the design holds. */
const LINES = { ascent: 0.878, descent: 0.21 }

// The widths of the design, each with its weight and a sample of its texts.
const BODY =
  'Criamos soluções avançadas de tecnologia e sistemas de inteligência artificial que levam o ' +
  'seu negócio à próxima era digital.'
const FACES = [
  { wdth: 62, wght: 480, sample: 'Você chegou ao sul. 40+ 24/7 120+' },
  { wdth: 78, wght: 470, sample: 'Entre em Contato' },
  { wdth: 100, wght: 400, sample: BODY },
  { wdth: 106, wght: 470, sample: 'Nossos Serviços Materiais Gratuitos para Download' },
  { wdth: 118, wght: 470, sample: 'Quem somos nós' },
  { wdth: 125, wght: 470, sample: 'Austral' },
]

/**
 * Cuts a font down to what the site sets, Archivo or another. Writes the fallback faces too, whose lines
 * are as long, so that nothing moves when the font arrives.
 */
export async function cutFont(named?: string): Promise<void> {
  const source = await readFile(named ?? `${ARCHIVO}/files/archivo-latin-wdth-normal.woff2`)
  const face = await readFace(source)
  const axes = Object.values(face.getAxisInfos()).map((axis): [string, Axis] => {
    const [from, to] = SET_AXES[axis.tag] ?? [axis.default, axis.default]
    const [min, max] = [within(axis, from), within(axis, to)]
    return [axis.tag, min === max ? min : { min, max }]
  })
  const font = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: Object.fromEntries(axes),
  })
  save(`${TARGET}.woff2`, font)
  save(`${TARGET}.css`, await fontFaces(face, named === undefined))
  if (named) console.log(`  Put the licence of ${named} beside ${TARGET}.css`)
  else save('src/fonts/OFL.txt', await readFile(`${ARCHIVO}/LICENSE`))
}

/** The font's own face, and stand-ins for each width that the design sets. */
async function fontFaces(face: Face, isArchivo: boolean): Promise<string> {
  // Helvetica, Arial and Liberation Sans share their advance widths, and every PDF library has them.
  // Android's Roboto is as wide within one in a hundred; the word "Austral" within two.
  const arial = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
  const fallbacks = FACES.map(({ wdth, wght, sample }, index) => {
    const from = middle(FACES[index - 1]?.wdth, wdth)
    const to = middle(wdth, FACES[index + 1]?.wdth)
    const advance = readAdvance(face, { wdth, wght })
    const size = sum(sample, advance) / sum(sample, (c) => arial.widthOfTextAtSize(c, 1))
    return `@font-face {
  font-family: 'Archivo Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Roboto');
  font-stretch: ${from}% ${to}%;
  size-adjust: ${percent(size)};
  ${linesOf(size)}
}
`
  })
  return `@font-face {
  font-family: 'Archivo';
  src: url('./${path.basename(TARGET)}.woff2') format('woff2');
  font-weight: 400 600;
  font-stretch: 62% 125%;
  font-display: swap;${isArchivo ? '' : `\n  ${linesOf(1)}`}
}

/* Stand-ins of the same metrics, width by width, so that nothing moves when the font arrives.
   Written by \`npm run brand -- font\`. */
${fallbacks.join('')}`
}

/** The line metrics of a face whose letters are scaled by a factor. */
function linesOf(size: number): string {
  return `ascent-override: ${percent(LINES.ascent / size)};
  descent-override: ${percent(LINES.descent / size)};
  line-gap-override: 0%;`
}

/** The font as it comes, uncompressed. */
async function readFace(source: Buffer): Promise<Face> {
  const options = { targetFormat: 'sfnt' as const, keepFeatures: [], variationAxes: {} }
  return new Face(new Blob(await subsetFont(source, CHARACTERS, options)))
}

function within({ min, max }: { min: number; max: number }, value: number): number {
  return Math.min(max, Math.max(min, value))
}

/** The advance widths of the font on its axes, in ems. */
function readAdvance(face: Face, values: Record<string, number>) {
  const set = new Font(face)
  set.setVariations(Object.entries(values).map(([axis, value]) => new Variation(axis, value)))
  return (character: string): number => {
    const glyph = set.nominalGlyph(character.codePointAt(0) ?? 0)
    if (glyph === undefined) throw new Error(`The font has no glyph for "${character}".`)
    return set.glyphHAdvance(glyph) / face.upem
  }
}

/** The border between two neighbouring widths; at an end of the row, that end. */
function middle(narrow: number | undefined, wide: number | undefined): number {
  return ((narrow ?? wide ?? 100) + (wide ?? narrow ?? 100)) / 2
}

function sum(text: string, width: (character: string) => number): number {
  return Array.from(text, width).reduce((total, each) => total + each, 0)
}

function percent(ratio: number): string {
  return `${Number((100 * ratio).toFixed(2))}%`
}
