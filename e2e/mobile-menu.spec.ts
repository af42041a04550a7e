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

test('The hamburger opens and closes the menu, behind which the page is out of reach', async ({
  page,
}) => {
  await open(page, '/')
  const { toggle, menu } = menuOf(page)
  const scrolled = () => page.evaluate(() => window.scrollY)
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

  await toggle.click()
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
  expect(await scrolled()).toBe(0)
  await page.mouse.wheel(0, 400)
  await expect.poll(scrolled).toBeGreaterThan(0)
})

test('What is chosen in the menu closes it and is shown: a section, a page, a language', async ({
  page,
}) => {
  const { toggle, menu } = menuOf(page)
  await open(page, ROUTES.home)
  const expectContactFromMenu = async () => {
    await menu.getByRole('link', { name: texts.header.contact }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(ROUTES.home)
    const section = page.locator(`#${SECTION_IDS.contact}`)
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(section).toBeFocused()
  }
  await toggle.click()
  await expectContactFromMenu()

  // By keyboard, left with Escape at first.
  await toggle.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: texts.header.culture })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Enter')
  const names = await menu.getByRole('link').allTextContents()
  for (let at = -1; at < names.indexOf(texts.header.downloads ?? ''); at += 1)
    await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: texts.header.downloads })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(ROUTES.downloads)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await toggle.click()
  await expectContactFromMenu()

  await toggle.click()
  await expect(menu.getByRole('button', { pressed: true })).toHaveText(nameOf('pt-BR'))
  await menu.getByRole('button', { name: nameOf('en-US') }).click()
  await expect(menu).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(toggle).toHaveAccessibleName(dictionaries['en-US'].labels.openMenu)
})

test('The menu closes when a wider window takes its button away', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await open(page, '/')
  const { toggle, menu } = menuOf(page)
  await toggle.click()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(menu).toHaveCount(0)
  await expect(page.locator('#page')).not.toHaveAttribute('inert')
  await page.mouse.move(600, 600)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})
