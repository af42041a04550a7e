/* Prints the three guides and their covers into public/pdfs: npm run guides [-- name …] */

import { mkdir, writeFile } from 'node:fs/promises'
import { recordMade } from '../brand/brand-record.mjs'
import { openBrowser } from '../brand/browser.mjs'
import { readCompany } from '../brand/company.mjs'
import { coverPictures } from './guide-covers.mjs'
import { readGuideFacts } from './guide-facts.mjs'
import { GUIDES } from './guide-settings.mjs'
import { printGuide } from './print-guide.mjs'
import { smallCovers } from './small-covers.mjs'

const OUT = new URL('../public/pdfs/', import.meta.url)

const company = readCompany()
const wanted = process.argv.slice(2)
const guides = GUIDES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const browser = await openBrowser()
try {
  await mkdir(OUT, { recursive: true })
  for (const guide of guides) {
    const { bytes, cover } = await printGuide(browser, guide, company)
    const pictures = await coverPictures(guide.name, cover, guide.art)
    const small = await smallCovers(guide.name, cover, guide.art)
    for (const made of [{ file: guide.file, bytes }, ...pictures, ...small])
      await writeFile(new URL(made.file, OUT), made.bytes)
    const { pages } = await readGuideFacts(bytes)
    console.log(`${guide.file}: ${pages} pages, ${Math.ceil(bytes.byteLength / 1000)} kB`)
  }
} finally {
  await browser.close()
}
if (guides.length === GUIDES.length) await recordMade('guides', company)
