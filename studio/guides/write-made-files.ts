import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { MadeGuide } from '../../plugins/brand/made.ts'
import { textsOf } from '../../plugins/site/site.ts'
import { saveMade } from '../save.ts'
import { FOLDER, PUBLIC, ROOT, currentSite } from '../site.ts'
import { readPdf } from './read-pdf.ts'
import { GUIDES } from './settings.ts'

export async function writeMadeFiles(): Promise<void> {
  const site = currentSite()
  const { guides } = textsOf(site.defaultLanguage, site).guides
  const files = await Promise.all(
    guides.map(async ({ file, cover }) => [file, await readGuide(file, cover)] as const),
  )
  saveMade({ files: Object.fromEntries(files) })
  for (const [file, { pages }] of files) console.log(`  ${file}: ${pages} pages`)
}

async function readGuide(file: string, cover: string): Promise<MadeGuide> {
  const place = `${FOLDER.public}/pdfs/${file}`
  const bytes = await readFile(path.join(ROOT, place))
  const read = await readPdf(bytes).catch((error: unknown) => {
    throw new Error(`${place} is no PDF that can be read: ${String(error)}`, { cause: error })
  })
  // An owner's cover may have any shape.
  const picture = sharp(path.join(PUBLIC, cover))
  const { width, height } = await picture.metadata()
  const corner = { left: 8, top: 8, width: 1, height: 1 }
  const pixel = await picture.extract(corner).removeAlpha().raw().toBuffer()
  return {
    ...read,
    size: { width, height },
    ground: `#${pixel.toString('hex')}`,
    ...beside(file, cover),
  }
}

/** The sample page and the workbook that lie beside a cover such as `/pdfs/ia-capa.jpg`, by its name. */
function beside(file: string, cover: string): Partial<MadeGuide> {
  const isThere = (address: string) => existsSync(path.join(PUBLIC, address))
  const stem = cover.replace(/-capa\.jpg$/, '')
  const samplePage = `${stem}-pagina.jpg`
  const workbook = `${stem}-planilha.xlsx`
  const sampleNumber = GUIDES.find((guide) => guide.file === file)?.shown
  return {
    ...(isThere(samplePage) && { samplePage, ...(sampleNumber && { sampleNumber }) }),
    ...(isThere(workbook) && { workbook }),
  }
}
