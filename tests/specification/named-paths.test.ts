import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What an owner is told to make. */
const EXAMPLES = new Set([
  'src/content/fr-fr/',
  'src/screens/about-page.tsx',
  'studio/brand/share.svg',
])

const PATH =
  /(?<=`)(?:src|plugins|scripts|studio|docs|tests|e2e|integrations|deploy)\/[\w./-]+(?=`)/g

test('what the documents name is there', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    // It tells of what was.
    .filter((file) => file !== 'CHANGELOG.md')
  const missing = documents.flatMap((file) =>
    (readFileSync(file, 'utf8').match(PATH) ?? [])
      .filter((named) => !EXAMPLES.has(named) && !existsSync(named))
      .map((named) => `${file}: ${named}`),
  )
  expect(missing).toEqual([])
})
