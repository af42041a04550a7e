import type { Page } from '@playwright/test'
import { ROUTES, SECTION_IDS } from '../src/config/routes.ts'
import { expect, test } from './fixtures.ts'
import { nameOf } from './language-menu.ts'
import { open } from './open.ts'
import { dictionaries, texts } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const { labels } = texts

function menuOf(page: Page) {
  return {
    toggle: page.locator('header button[aria-expanded]:not([aria-haspopup])'),
    menu: page.locator('#mobile-menu'),
  }
}

async function openMenu(page: Page, path: string) {
  await open(page, path)
  const found = menuOf(page)
  await found.toggle.click()
  await expect(found.menu).toBeVisible()
  return found
}

test('The hamburger opens and closes the menu and says which it does', async ({ page }) => {
  await open(page, '/')
  const { toggle, menu } = menuOf(page)
  await expect(menu).toBeHidden()
  await expect(toggle).toHaveAccessibleName(labels.openMenu)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await toggle.click()
  await expect(menu).toBeVisible()
  await expect(toggle).toHaveAccessibleName(labels.closeMenu)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('link')).toContainText(Object.values(texts.header))

  await toggle.click()
  await expect(menu).toBeHidden()
  await toggle.click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()
})

test('While the menu is open the page behind it is out of reach and does not scroll', async ({
  page,
}) => {
  const { menu } = await openMenu(page, '/')
  await page.mouse.move(195, 800)
  await page.mouse.wheel(0, 400)
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab')
    const behind = await page.evaluate(
      () => document.getElementById('page')?.contains(document.activeElement) ?? true,
    )
    expect(behind).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('A section chosen in the menu closes it and is scrolled to', async ({ page }) => {
  for (const path of [ROUTES.home, ROUTES.downloads]) {
    const { menu } = await openMenu(page, path)
    await menu.getByRole('link', { name: texts.header.contact }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(ROUTES.home)
    const section = page.locator(`#${SECTION_IDS.contact}`)
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(section).toBeFocused()
  }
})

test('Downloads, chosen in the menu, closes it and is opened', async ({ page }) => {
  const { menu } = await openMenu(page, '/')
  await menu.getByRole('link', { name: texts.header.downloads }).click()
  await expect(page).toHaveURL(ROUTES.downloads)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('A language chosen in the menu closes it and is shown', async ({ page }) => {
  const { menu, toggle } = await openMenu(page, '/')
  await expect(menu.getByRole('button', { pressed: true })).toHaveText(nameOf('pt-BR'))
  await menu.getByRole('button', { name: nameOf('zh-CN') }).click()
  await expect(menu).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(toggle).toHaveAccessibleName(dictionaries['zh-CN'].labels.openMenu)
})

test('The menu closes when a wider window takes its button away', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  const { menu } = await openMenu(page, '/')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(menu).toHaveCount(0)
  await expect(page.locator('#page')).not.toHaveAttribute('inert')
  await page.mouse.move(600, 600)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})
