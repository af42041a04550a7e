import type { Page } from '@playwright/test'
import { ROUTES } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { requestDialog } from './support/forms.ts'
import { open, PHONE } from './support/open.ts'
import { scrolled, turnWheel } from './support/scrolling.ts'
import { texts } from './support/site.ts'

const [GUIDE] = texts.guides.guides

function menuOf(page: Page) {
  return {
    toggle: page.locator('header button[aria-expanded]:not([aria-haspopup])'),
    menu: page.locator('#mobile-menu'),
  }
}

test('The page behind the dialog of a guide is not scrolled @guides', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  await open(page, ROUTES.downloads.path)
  const { dialog, opener } = requestDialog(page, GUIDE)
  await opener.click()
  const before = await scrolled(page)
  for (const x of [20, 500]) {
    await page.mouse.move(x, 250)
    expect(await turnWheel(page)).toBe(before)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await turnWheel(page)).toBeGreaterThan(before)
})

test('The dialog of a guide names it once at each width @guides', async ({ page }) => {
  await open(page, ROUTES.downloads.path)
  const { dialog, opener } = requestDialog(page, GUIDE)
  await opener.click()
  const titles = dialog.getByText(GUIDE.title, { exact: true }).filter({ visible: true })
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(titles, `${width} px`).toHaveCount(1)
  }
})

test('The page behind the menu of a phone is not scrolled', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, ROUTES.home.path)
  const { toggle, menu } = menuOf(page)
  await toggle.click()
  await expect(menu).toBeVisible()
  await page.mouse.move(195, 800)
  expect(await turnWheel(page)).toBe(0)
  await menu.getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  expect(await turnWheel(page)).toBeGreaterThan(0)

  await toggle.click()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(menu).toHaveCount(0)
  const before = await scrolled(page)
  expect(await turnWheel(page)).toBeGreaterThan(before)
})
