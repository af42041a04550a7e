import { expect, test } from './support/fixtures.ts'
import { styled } from './support/open.ts'

/** Phones and tablets as their browsers leave them. */
const WINDOWS = [
  [360, 640],
  [390, 664],
  [393, 700],
  [412, 732],
  [430, 750],
  [768, 1024],
  [900, 1200],
  [1024, 1366],
] as const
const LEAST_KITE_PX = 180

test('In an upright window the whole kite stands above the title', async ({ page }) => {
  await page.goto('/')
  for (const language of ['pt-BR', 'ja-JP', 'ko-KR']) {
    await page.evaluate((code) => localStorage.setItem('language', code), language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await styled(page)
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      const { kite, foot, title } = await page.evaluate(() => {
        const boxOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return {
          kite: boxOf('.sky-kite polygon').height,
          foot: boxOf('circle[data-star="alpha"]').bottom,
          title: boxOf('.hero-title').top,
        }
      })
      const where = `${language}, ${width} × ${height}`
      expect(kite, where).toBeGreaterThanOrEqual(LEAST_KITE_PX)
      expect(foot, where).toBeLessThanOrEqual(title)
    }
  }
})
