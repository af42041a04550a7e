import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import subsetFont from 'subset-font'
import { isExample } from '../../plugins/settings/site-folder.ts'
import { save } from '../save.ts'
import { ARCHIVO, FOLDER } from '../site.ts'
import { withBrowser } from '../with-browser.ts'

const TARGET = isExample(FOLDER) ? 'src/fonts/archivo' : `${FOLDER.content}/font`

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
// Beyond Portuguese, the letters of the surnames that Brazilians bring to a form.
const LETTERS = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüÄÈËÌÏÑÒÖÙäèëìïñòöù'
const SIGNS = '\u00a0–—“”‘’…½×©ºª•·'
const CHARACTERS = ASCII + LETTERS + SIGNS
const FEATURES = ['kern', 'ccmp', 'locl', 'liga', 'rvrn', 'tnum', 'pnum']

/** What the site uses of each axis. Other axes of a font stay. */
const AXES = { wght: { min: 400, max: 600 }, wdth: { min: 62, max: 125 } }

/** Archivo's line metrics, which another font gets too, so that the design holds. */
const LINES = { ascent: 0.878, descent: 0.21 }

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
const MEASURED_PX = 1000

/** Cuts a font down to what the site sets, and writes fallback faces of the same width. */
export async function cutFont(named?: string): Promise<void> {
  let source: Buffer = await readFile(named ?? `${ARCHIVO}/files/archivo-latin-wdth-normal.woff2`)
  for (const [axis, range] of Object.entries(AXES)) {
    const narrowed = cut(source, { [axis]: range })
    // A font that lacks the axis stays as it is.
    source = await narrowed.catch(() => source)
  }
  const font = await cut(source, {})
  const sizes = await fallbackSizes(font)
  save(`${TARGET}.woff2`, font)
  save(`${TARGET}.css`, fontFaces(sizes, named === undefined))
  if (named) console.log(`  Put the licence of ${named} beside ${TARGET}.css`)
  else save('src/fonts/OFL.txt', await readFile(`${ARCHIVO}/LICENSE`))
}

function cut(font: Buffer, variationAxes: Partial<typeof AXES>): Promise<Buffer> {
  return subsetFont(font, CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes,
  })
}

/** For each of `FACES`, how wide the font sets its sample, Arial's width being 1. */
async function fallbackSizes(font: Buffer): Promise<number[]> {
  // Helvetica, Arial and Liberation Sans share their advance widths, and every PDF library has them.
  // Android's Roboto is as wide within one in a hundred; the word "Austral" within two.
  const arial = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
  const widths = await withBrowser(async (browser) => {
    const page = await browser.newPage()
    const samples = FACES.map(
      ({ wdth, wght, sample }) =>
        `<span style="font-variation-settings: 'wdth' ${wdth}, 'wght' ${wght}">${sample}</span>`,
    )
    await page.setContent(`<style>
@font-face { font-family: Cut; src: url(data:font/woff2;base64,${font.toString('base64')}) }
span { position: absolute; font: ${MEASURED_PX}px Cut; font-kerning: none; white-space: pre }
</style>${samples.join('')}`)
    return page.evaluate(async () => {
      await document.fonts.load('1px Cut')
      return Array.from(
        document.querySelectorAll('span'),
        (span) => span.getBoundingClientRect().width,
      )
    })
  })
  return FACES.map(({ sample }, index) => {
    const letters = Array.from(sample, (letter) => arial.widthOfTextAtSize(letter, MEASURED_PX))
    return (widths[index] ?? 0) / letters.reduce((sum, width) => sum + width, 0)
  })
}

function fontFaces(sizes: readonly number[], isArchivo: boolean): string {
  const fallbacks = FACES.map(({ wdth }, index) => {
    const from = (wdth + (FACES[index - 1]?.wdth ?? wdth)) / 2
    const to = (wdth + (FACES[index + 1]?.wdth ?? wdth)) / 2
    const size = sizes[index] ?? 1
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

function linesOf(size: number): string {
  return `ascent-override: ${percent(LINES.ascent / size)};
  descent-override: ${percent(LINES.descent / size)};
  line-gap-override: 0%;`
}

function percent(ratio: number): string {
  return `${Number((100 * ratio).toFixed(2))}%`
}
