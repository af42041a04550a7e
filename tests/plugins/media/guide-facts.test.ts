import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { downloadsTexts, guidesTexts } from 'virtual:texts'
import { readMade } from '../../../plugins/made.ts'
import { factsOfGuides, guideSummary } from '../../../plugins/media/guide-facts.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { photograph } from './photograph.ts'

const { files } = readMade('.')
const [guide] = guidesTexts.guides

async function factsOf(root: string, changes: Partial<typeof guide>) {
  const guides: typeof guidesTexts.guides = [{ ...guide, ...changes }]
  return factsOfGuides(root, files, {
    downloads: downloadsTexts,
    guides: { ...guidesTexts, guides },
  })
}

const recorded = files[guide.file]

it.runIf(recorded)(
  'A guide has the facts of made.json as long as its file is the same',
  async () => {
    const { date, hash: _hash, ...shown } = recorded ?? {}
    const { length: bytes } = readFileSync(`public/pdfs/${guide.file}`)
    const summary = guideSummary(downloadsTexts, { ...shown, bytes, date })
    expect(await factsOf('.', {})).toEqual({ [guide.file]: { ...shown, summary } })
  },
)

it('A guide with another file of the same name has its size, and the pages that its texts say', async () => {
  const root = temporaryFolder({
    [`public/pdfs/${guide.file}`]: readFileSync(`public/pdfs/${guide.file}`).fill(' ', 100),
    'public/pdfs/capa.png': await photograph(1440, 2000),
  })
  const shown = async (pages?: number) => {
    const facts = await factsOf(root, { cover: '/pdfs/capa.png', ...(pages && { pages }) })
    return facts[guide.file]
  }
  const size = { width: 720, height: 1000 }
  expect(await shown()).toEqual({
    chapters: [],
    size,
    summary: expect.stringMatching(/^PDF, \d+ kB$/),
  })
  expect(await shown(12)).toMatchObject({ pages: 12, summary: expect.stringMatching(/^PDF, 12 p/) })
})

it('A guide that is no PDF says so', async () => {
  const root = temporaryFolder({ 'public/pdfs/novo.pdf': 'words' })
  await expect(factsOf(root, { file: 'novo.pdf' })).rejects.toThrow(
    'public/pdfs/novo.pdf is no PDF',
  )
})

it.each([
  ['PDF, 1 página, 1.200 kB, novembro de 2026', { pages: 1, date: '2026-11-01T12:00:00.000Z' }],
  ['PDF, 34 páginas, 1.200 kB', { pages: 34 }],
  ['PDF, 1.200 kB', {}],
])('A guide has the summary "%s" where that is known of it', (summary, known) => {
  expect(guideSummary(downloadsTexts, { bytes: 1_200_400, ...known })).toBe(summary)
})
