/* Writes the guides' workbooks into public/pdfs: part of npm run guides. */

import { writeFile } from 'node:fs/promises'
import { readCompany } from '../brand/company.mjs'
import { GUIDES } from './guide-settings.mjs'
import { guideWorkbook } from './guide-workbook.mjs'

const { brand } = readCompany()
for (const guide of GUIDES) {
  const { file, bytes } = await guideWorkbook(guide, brand)
  await writeFile(new URL(`../public/pdfs/${file}`, import.meta.url), bytes)
  console.log(`${file}: ${Math.ceil(bytes.byteLength / 1000)} kB`)
}
