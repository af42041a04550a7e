import { expect, test } from '../support/fixtures.ts'
import { withoutCode, styled } from '../support/open.ts'
import { texts } from '../support/site.ts'

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
    const lines = await page
      .locator('.value-title')
      .evaluateAll((names) =>
        names.map(
          (name) =>
            name.getBoundingClientRect().height /
            Number.parseFloat(getComputedStyle(name).lineHeight),
        ),
      )
    expect(Math.max(...lines), `${width} px`).toBeLessThan(1.5)
  }
})
