import type { Page } from '@playwright/test'
import { ROUTES } from '../src/config/routes.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { requestDialog } from './request-dialog.ts'

const [MATERIAL] = MATERIALS

async function openDialog(page: Page) {
  await open(page, ROUTES.downloads)
  const request = requestDialog(page, MATERIAL)
  await request.opener.focus()
  await page.keyboard.press('Enter')
  await expect(request.dialog).toBeVisible()
  return request
}

test('The modal takes the focus, keeps it from the page behind and gives it back to its button', async ({
  page,
}) => {
  const { dialog, close, opener } = await openDialog(page)
  await expect(close).toBeFocused()
  const inside = dialog.locator(':focus')
  for (const key of ['Tab', 'Shift+Tab']) {
    let stops = 0
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press(key)
      const behind = await page.evaluate(
        () => document.getElementById('root')?.contains(document.activeElement) ?? true,
      )
      expect(behind).toBe(false)
      stops += await inside.count()
    }
    // Two rounds over the close button, four fields and the submit button.
    expect(stops).toBeGreaterThanOrEqual(10)
  }

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await close.click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('The modal names the guide at every width, and the page behind it does not scroll', async ({
  page,
}) => {
  const { dialog } = await openDialog(page)
  const titles = dialog.getByText(MATERIAL.title, { exact: true })
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(titles.filter({ visible: true }), `${width} px`).toHaveCount(1)
  }

  await page.setViewportSize({ width: 1000, height: 500 })
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  await page.mouse.move(20, 250)
  await page.mouse.wheel(0, 300)
  await page.mouse.move(500, 250)
  await page.mouse.wheel(0, 300)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await scrolled()).toBe(before)

  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBeGreaterThan(before)
})
