import type { Page } from '@playwright/test'
import { ROUTES } from '../src/site/routes.ts'
import { bringAxe } from './support/axe.ts'
import { dismissPreview, openWithPreview } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open, PHONE } from './support/open.ts'
import { faultsOf, walk } from './support/tab-stops.ts'

test.beforeEach(({ page }) => bringAxe(page))

for (const { size, colorScheme } of [
  { size: PHONE, colorScheme: 'dark' },
  // A window of 1280 by 1024 at 400 %.
  { size: { width: 320, height: 256 }, colorScheme: 'light' },
] as const)
  test(`At ${size.width} px every control is reached by Tab, and its focus is seen`, async ({
    page,
    faults,
  }) => {
    faults.expectStatus(404)
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await dismissPreview(page)
    await open(page, ROUTES.home.path)
    expect.soft((await walk(page, 'Tab')).flatMap(faultsOf), ROUTES.home.path).toEqual([])
    // Walking upwards, the header may cover the focus, at each width alike.
    if (size === PHONE)
      expect.soft((await walk(page, 'Shift+Tab')).flatMap(faultsOf), 'upwards').toEqual([])
    // Header and footer are those of the home page.
    for (const path of [ROUTES.downloads.path, '/nada']) {
      await open(page, path)
      expect.soft((await walk(page, 'Tab', 'main')).flatMap(faultsOf), path).toEqual([])
    }
  })

/** Controls without a border, which only a colour sets apart; icons are left out. */
function withoutEdge(page: Page): Promise<string[]> {
  return page.locator('button, input, textarea, a.button').evaluateAll((controls) => {
    const isEdged = (element: Element | null) =>
      element !== null && Number.parseFloat(getComputedStyle(element).borderBottomWidth) >= 1
    const isSign = (control: Element) => control.matches('button') && !control.textContent.trim()
    return controls
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((it) => !isSign(it) && !isEdged(it) && !isEdged(it.parentElement))
      .map((control) => control.outerHTML.slice(0, 120))
  })
}

test('In forced colours the focus and the borders of controls are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await dismissPreview(page)
  await open(page, ROUTES.home.path)
  expect.soft((await walk(page, 'Tab')).flatMap(faultsOf)).toEqual([])
  expect(await withoutEdge(page)).toEqual([])
})

test('The chat’s preview covers no control that has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openWithPreview(page, ROUTES.downloads.path)
  // Scrolling further down closes the preview.
  const stops = await walk(page, 'Tab', 'main')
  expect(stops.filter(({ hidden }) => hidden)).toEqual([])
})
