import { expect, test } from './support/fixtures.ts'
import { GUIDE, requestDialog } from './support/forms.ts'
import { open } from './support/open.ts'
import { scrolled, turnWheel } from './support/scrolling.ts'

test.use({
  // As on a desktop, where a scrollbar takes room.
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  },
})

test('Behind a dialog nothing moves, and a press there closes it', async ({ page }) => {
  await open(page, '/downloads')
  const { dialog, opener } = requestDialog(page)
  await opener.click()
  const titles = dialog.getByText(GUIDE, { exact: true }).filter({ visible: true })
  for (const width of [320, 1440, 1000]) {
    await page.setViewportSize({ width, height: 500 })
    await expect(titles, `${width} px`).toHaveCount(1)
  }
  const before = await scrolled(page)
  for (const x of [20, 500]) {
    await page.mouse.move(x, 250)
    expect(await turnWheel(page)).toBe(before)
  }
  const width = () => page.locator('h1').evaluate(({ clientWidth }) => clientWidth)
  const narrowed = await width()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await width()).toBe(narrowed)
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).not.toBe(0)
  await turnWheel(page)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
  await opener.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})
