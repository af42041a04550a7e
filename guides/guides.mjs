/* Prints the guides, their covers and workbooks into public/pdfs: npm run guides [-- name …] */

import { mkdir, writeFile } from 'node:fs/promises'
import { recordMade } from '../brand/brand-record.mjs'
import { openBrowser } from '../brand/browser.mjs'
import { readCompany } from '../brand/company.mjs'
import { coverPictures } from './cover-pictures.mjs'
import { readGuideFacts } from './guide-facts.mjs'
import { GUIDES } from './guide-settings.mjs'
import { printGuide } from './print-guide.mjs'
import { workbookFile } from './workbook-file.mjs'

const OUT = new URL('../public/pdfs/', import.meta.url)

const company = readCompany()
const wanted = process.argv.slice(2)
const guides = GUIDES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const browser = await openBrowser()
try {
  await mkdir(OUT, { recursive: true })
  for (const guide of guides) {
    await writeFile(new URL(guide.workbook, OUT), await workbookFile(guide, company.brand))
    const { bytes, cover, overfull } = await printGuide(browser, guide, company)
    const pictures = await coverPictures(guide.name, cover, guide.art)
    for (const made of [{ file: guide.file, bytes }, ...pictures])
      await writeFile(new URL(made.file, OUT), made.bytes)
    const { pages } = await readGuideFacts(bytes)
    console.log(`${guide.file}: ${pages} pages, ${Math.ceil(bytes.byteLength / 1000)} kB`)
    if (overfull.length > 0) {
      console.error(`It does not fit:\n${overfull.join('\n')}`)
      process.exitCode = 1
    }
  }
} finally {
  await browser.close()
}
if (guides.length === GUIDES.length) await recordMade('guides', company)
