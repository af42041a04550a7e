import { expect, test } from './support/fixtures.ts'
import { withoutCode, styled } from './support/open.ts'
import { texts } from './support/site.ts'

test('The figures of the contact section are in their order, and each value is on one line', async ({
  page,
}) => {
  await withoutCode(page)
  await page.goto('/')
  await styled(page)
  const stats = texts.contact.stats.map(({ figure, label }) => `${figure} ${label}`)
  await expect(page.locator('#contact ul').first().getByRole('listitem')).toHaveText(stats)
  for (const width of [320, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of await page.locator('.value-title').all()) {
      const lineHeight = await name.evaluate((it) => getComputedStyle(it).lineHeight)
      const { height } = (await name.boundingBox()) ?? {}
      expect(height, `${width} px`).toBeLessThan(1.5 * Number.parseFloat(lineHeight))
    }
  }
})
