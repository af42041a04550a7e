import type { Page } from '@playwright/test'
import { ROUTES } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { requestDialog } from './support/forms.ts'
import { open, PHONE } from './support/open.ts'
import { scrolled, turnWheel } from './support/scrolling.ts'
import { texts } from './support/site.ts'

const [MATERIAL] = texts.materials.materials

function menuOf(page: Page) {
  return {
    toggle: page.locator('header button[aria-expanded]:not([aria-haspopup])'),
    menu: page.locator('#mobile-menu'),
  }
}

/** Walks twice round what is in reach, and never to what is behind. */
async function expectNothingBehind(page: Page, behind: string): Promise<void> {
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press(presses % 5 === 4 ? 'Shift+Tab' : 'Tab')
    const reached = await page.evaluate(
      (selector) => document.querySelector(selector)?.contains(document.activeElement) ?? true,
      behind,
    )
    expect(reached).toBe(false)
  }
}

test('Behind the modal the page is out of reach @guides', async ({ page }) => {
  await open(page, ROUTES.downloads.path)
  const { dialog, close, opener } = requestDialog(page, MATERIAL)
  const titles = dialog.getByText(MATERIAL.title, { exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(close).toBeFocused()
  await expectNothingBehind(page, '#root')
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(titles.filter({ visible: true }), `${width} px`).toHaveCount(1)
  }
  await page.setViewportSize({ width: 1000, height: 500 })
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

test('Behind the mobile menu the page is out of reach', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, ROUTES.home.path)
  const { toggle, menu } = menuOf(page)
  await toggle.click()
  await expect(menu).toBeVisible()
  await page.mouse.move(195, 800)
  expect(await turnWheel(page)).toBe(0)
  await expectNothingBehind(page, '#below-header')
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
