import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { bringTabStops, noteStops, pressAndLook } from './tab-stops.ts'

/** Walks from the stop where the focus is to one end of the page and says what is wrong on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const { count, current } = await noteStops(page)
  expect(count).toBeGreaterThan(10)
  const order = Array.from({ length: count }, (_, index) => index)
  const ahead = key === 'Tab' ? order.slice(current + 1) : order.slice(0, current).toReversed()
  const faults: string[] = []
  for (const wanted of ahead) {
    const stop = await pressAndLook(page, key)
    if (stop?.index !== wanted) return [...faults, `not stop ${wanted}, but ${stop?.name}`]
    const { name, mark, hiddenBy } = stop
    if (mark.width < 2) faults.push(`${name}: focus is ${mark.width} px`)
    if (mark.contrast < 3) faults.push(`${name}: focus has ${mark.contrast}:1`)
    if (hiddenBy) faults.push(`${name}: hidden by ${hiddenBy}`)
  }
  return faults
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  // A window of 1280 by 1024 at 400 %.
  { width: 320, height: 256 },
]) {
  for (const path of ['/', '/downloads', '/nada']) {
    test(`${path} at ${size.width} px: there and back again`, async ({ page, faults }) => {
      if (path === '/nada') faults.expect(/^status 404/, /^console error: (404|Failed to load)/)
      await page.setViewportSize(size)
      await bringTabStops(page)
      await page.addInitScript(() => {
        sessionStorage.setItem('chatbot-preview', 'seen')
      })
      await open(page, path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await walk(page, 'Tab')).toEqual([])
        expect.soft(await walk(page, 'Shift+Tab')).toEqual([])
      }
    })
  }
}
