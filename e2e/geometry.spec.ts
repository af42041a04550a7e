import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { expectOneColumn, expectTwoColumns, expectUnbroken, measure } from './support/geometry.ts'
import { styled } from './support/open.ts'
import { AS_SPECIFIED, settings } from './support/site.ts'

test('Nothing moves while the page loads, the calls are in the first view of a small phone, and from Magalhães to the pole the axis is one line without a gap, to which each side keeps its edge', async ({
  page,
}) => {
  await page.goto('/')
  await styled(page)
  // An owner's words may wrap otherwise in the font's stand-in.
  expect(await layoutShift(page)).toBeLessThanOrEqual(AS_SPECIFIED ? 0 : 0.005)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const call of await page.locator('.hero-calls a').all())
    await expect(call).toBeInViewport({ ratio: 1 })

  if (!settings.optional.parts.sky) return
  for (const width of [360, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const measured = await page.evaluate(measure)
    if (width < 1024) expectOneColumn(measured, width)
    else {
      expectUnbroken(measured, `${width} px`)
      expectTwoColumns(measured, width)
    }
  }
})

/** How much has moved by itself since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => sum(list.getEntries()))
        let total = 0
        const sum = (entries: PerformanceEntryList) => {
          for (const entry of entries) total += (entry as unknown as { value: number }).value
        }
        observer.observe({ type: 'layout-shift', buffered: true })
        // What was kept for the observer is told in a task of its own.
        setTimeout(() => {
          sum(observer.takeRecords())
          resolve(total)
        }, 100)
      }),
  )
}
