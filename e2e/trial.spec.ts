import { trySite } from '../scripts/smoke/try-site.ts'
import { expect, test } from './support/fixtures.ts'

// Every page in every language, at each width.
test.setTimeout(240_000)

test('A visitor stumbles over nothing', async ({ browser, build }) => {
  const { findings, pages } = await trySite(browser, build)
  expect(findings).toEqual([])
  expect(pages).toBeGreaterThanOrEqual(4)
})
