import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { ARCHIVO } from '../site.ts'

const FACES = [
  { width: 84, weight: 400, style: 'normal' },
  { width: 84, weight: 400, style: 'italic' },
  { width: 84, weight: 600, style: 'normal' },
  { width: 100, weight: 400, style: 'normal' },
  { width: 100, weight: 400, style: 'italic' },
  { width: 100, weight: 600, style: 'normal' },
  { width: 106, weight: 500, style: 'normal' },
]

/** Pinned faces, as Chromium would put a variable font into a PDF as unhinted drawings (Type 3). */
export async function archivoFaces(): Promise<string> {
  const ranges = JSON.parse(await readFile(`${ARCHIVO}/unicode.json`, 'utf8')) as object
  const scripts = Object.entries(ranges).filter(([script]) => script.startsWith('latin'))
  const rules = scripts.flatMap(([script, range]) =>
    FACES.map(async ({ width, weight, style }) => {
      const file = `${ARCHIVO}/files/archivo-${script}-wdth-${style}.woff2`
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
    }),
  )
  return (await Promise.all(rules)).join('\n')
}
