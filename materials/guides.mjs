/* Prints the three guides and their covers into public/pdfs: npm run materials [-- name …] */

import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { readCompany } from './company.mjs'
import { coverPictures } from './guide-covers.mjs'
import { readGuideFacts } from './guide-facts.mjs'
import { GUIDES } from './guide-settings.mjs'
import { printGuide } from './print-guide.mjs'

const OUT = new URL('../public/pdfs/', import.meta.url)
const SYSTEM_CHROMIUM = '/usr/bin/chromium'

const company = readCompany()
const wanted = process.argv.slice(2)
const guides = GUIDES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const browser = await chromium.launch({
  ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  await mkdir(OUT, { recursive: true })
  for (const guide of guides) {
    const { bytes, cover } = await printGuide(browser, guide, company.brand)
    const pictures = await coverPictures(guide.name, cover, guide.pagePt)
    for (const made of [{ file: guide.file, bytes }, ...pictures])
      await writeFile(new URL(made.file, OUT), made.bytes)
    const { pages } = await readGuideFacts(bytes)
    console.log(`${guide.file}: ${pages} pages, ${Math.ceil(bytes.byteLength / 1000)} kB`)
  }
} finally {
  await browser.close()
}
