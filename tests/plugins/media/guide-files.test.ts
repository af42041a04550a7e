import { expect, it } from 'vitest'
import { buildTexts as texts } from 'virtual:site'
import { hashOf } from '../../../plugins/brand/made.ts'
import { guideFilesOf, guideSummary } from '../../../plugins/media/guide-files.ts'
import { siteFolder } from '../../../plugins/settings/site-folder.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { photograph } from './photograph.ts'

const FILE = 'novo.pdf'
const PDF = Buffer.from('%PDF-1.7'.padEnd(5000))
const MADE = {
  pages: 34,
  chapters: ['Antes de contratar'],
  size: { width: 720, height: 992 },
  date: '2026-11-01T12:00:00.000Z',
  hash: hashOf(PDF),
}

async function guideFileOf(content: Uint8Array, changes: { cover?: string; pages?: number } = {}) {
  const root = temporaryFolder({
    [`public/pdfs/${FILE}`]: content,
    'public/pdfs/capa-240.avif': '',
    'public/pdfs/nova.png': await photograph(1440, 2000),
  })
  const guide = { id: 'a', title: 'A', description: 'A', file: FILE, cover: '/pdfs/capa.jpg' }
  const files = await guideFilesOf(
    siteFolder(root),
    { [FILE]: MADE },
    { downloads: texts.downloads, guides: { ...texts.guides, guides: [{ ...guide, ...changes }] } },
  )
  return files[FILE]
}

it('A guide is as made.json says as long as its file is the same', async () => {
  const { date: _date, hash: _hash, ...shown } = MADE
  const summary = 'PDF, 34 páginas, 5\u00A0kB, novembro de 2026'
  expect(await guideFileOf(PDF)).toEqual({ ...shown, summary })
})

it('A guide with another file of the same name has its size, and the pages that its texts say', async () => {
  const other = Buffer.from('%PDF-1.7'.padEnd(8000))
  const cover = '/pdfs/nova.png'
  const shown = { chapters: [], size: { width: 720, height: 1000 } }
  expect(await guideFileOf(other, { cover })).toEqual({ ...shown, summary: 'PDF, 8\u00A0kB' })
  const said = { pages: 12, summary: 'PDF, 12 páginas, 8\u00A0kB' }
  expect(await guideFileOf(other, { cover, pages: 12 })).toEqual({ ...shown, ...said })
})

it('A guide that is no PDF says so', async () => {
  await expect(guideFileOf(Buffer.from('words'))).rejects.toThrow(`public/pdfs/${FILE} is no PDF`)
})

it.each([
  [
    'PDF, 1 página, 1.200\u00A0kB, novembro de 2026',
    { pages: 1, date: '2026-11-01T12:00:00.000Z' },
  ],
  ['PDF, 34 páginas, 1.200\u00A0kB', { pages: 34 }],
  ['PDF, 1.200\u00A0kB', {}],
])('A guide has the summary "%s" where that is known of it', (summary, known) => {
  expect(guideSummary(texts.downloads, { bytes: 1_200_400, ...known })).toBe(summary)
})
