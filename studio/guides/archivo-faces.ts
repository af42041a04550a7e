import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { subsetFont } from '../subset-font.ts'

const require = createRequire(import.meta.url)
const FONT_FOLDER = '@fontsource-variable/archivo'
/** A cache: pinning a face takes seconds, and faces change only with the package. */
const CACHE = new URL('../node_modules/.cache/archivo/', import.meta.url)

interface Face {
  width: number
  weight: number
  style: 'normal' | 'italic'
}

const FACES: readonly Face[] = [
  { width: 84, weight: 400, style: 'normal' },
  { width: 84, weight: 400, style: 'italic' },
  { width: 84, weight: 600, style: 'normal' },
  { width: 100, weight: 400, style: 'normal' },
  { width: 100, weight: 400, style: 'italic' },
  { width: 100, weight: 600, style: 'normal' },
  { width: 106, weight: 500, style: 'normal' },
]

/** Pinned faces, as Chromium would put a variable font into a PDF as unhinted drawings (Type 3). */
export async function archivoFaces() {
  const unicode = await readFile(require.resolve(`${FONT_FOLDER}/unicode.json`), 'utf8')
  const ranges = JSON.parse(unicode) as Record<string, string>
  const rules = ['latin', 'latin-ext'].flatMap((script) =>
    FACES.map((face) => fontFace(face, script, ranges[script] ?? '')),
  )
  return (await Promise.all(rules)).join('\n')
}

async function fontFace(face: Face, script: string, range: string) {
  const { width, weight, style } = face
  const cached = new URL(`${script}-${style}-${width}-${weight}.woff2`, CACHE)
  const font = await readFile(cached).catch(async () => {
    const pinned = await pin(face, script)
    await mkdir(CACHE, { recursive: true })
    await writeFile(cached, pinned)
    return pinned
  })
  return `@font-face {
  font-family: Archivo;
  font-style: ${style};
  font-weight: ${weight};
  font-stretch: ${width}%;
  src: url(data:font/woff2;base64,${font.toString('base64')});
  unicode-range: ${range};
}`
}

async function pin({ width, weight, style }: Face, script: string) {
  const file = require.resolve(`${FONT_FOLDER}/files/archivo-${script}-wdth-${style}.woff2`)
  return subsetFont(await readFile(file), null, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    variationAxes: { wdth: width, wght: weight },
  })
}
