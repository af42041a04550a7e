/* A real page of each guide as a picture for the site: npm run previews. Needs Poppler's pdftoppm. */

import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { readDigest } from './finish-pdf.mjs'
import { GUIDES } from './guide-settings.mjs'

const FOLDER = 'public/pdfs'
const WIDTHS = [360, 720]

for (const { name, file, shown } of GUIDES) {
  const path = `${FOLDER}/${file}`
  const document = await PDFDocument.load(await readFile(path), { updateMetadata: false })
  const page = String(shown)
  const picture = execFileSync(
    'pdftoppm',
    ['-f', page, '-l', page, '-r', '180', '-png', '-singlefile', path],
    { maxBuffer: 2 ** 26 },
  )
  for (const width of WIDTHS)
    await sharp(picture)
      .withExif({ IFD0: { ImageDescription: readDigest(document) } })
      .resize(width)
      .webp({ quality: 38, effort: 6, smartSubsample: true })
      .toFile(`${FOLDER}/${name}-pagina-${width}.webp`)
  console.log(`${file}: page ${page}`)
}
