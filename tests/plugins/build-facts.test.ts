import { expect, it } from 'vitest'
import { guideSummary } from '../../plugins/build-facts.ts'
import { downloadsTexts } from 'virtual:texts'

it.each([
  ['PDF, 1 página, 1.200 kB, novembro de 2026', { pages: 1, date: '2026-11-01T12:00:00.000Z' }],
  ['PDF, 34 páginas, 1.200 kB', { pages: 34 }],
  ['PDF, 1.200 kB', {}],
])('A guide has the summary "%s" where that is known of it', (summary, known) => {
  const file = { bytes: 1_200_400, hash: '', chapters: [], size: { width: 720, height: 1022 } }
  expect(guideSummary(downloadsTexts, { ...file, ...known })).toBe(summary)
})
