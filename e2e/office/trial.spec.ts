import { trySite } from '../../scripts/smoke/try-site.ts'
import { expect, test } from '../support/fixtures.ts'

// Every page in every language, at each width.
test.setTimeout(180_000)

test('A visitor of the office stumbles over nothing', async ({ browser, build }) => {
  const { findings, pages } = await trySite(browser, build)
  expect(pages).toBe(17)
  expect(findings).toEqual([])
})
