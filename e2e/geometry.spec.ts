import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { expectOneColumn, expectTwoColumns, expectUnbroken, measure } from './support/geometry.ts'
import { styled } from './support/open.ts'
import { AS_SPECIFIED, settings } from './support/site.ts'

const FIRST_VIEWS = [
  [360, 740],
  [390, 664],
  [1024, 650],
  [1280, 720],
  [1366, 650],
  [1920, 860],
] as const

test('Nothing moves while the page loads, what is offered and the calls are in the first view of windows as low as browsers leave them, and from Magalhães to the pole the axis is one line without a gap, to which each side keeps its edge', async ({
  page,
}) => {
  await page.goto('/')
  await styled(page)
  // An owner's words may wrap otherwise in the font's stand-in.
  expect(await layoutShift(page)).toBeLessThanOrEqual(AS_SPECIFIED ? 0 : 0.005)
  // An owner's own services may take more lines.
  const links = await page.locator(AS_SPECIFIED ? '.hero-strip a' : '.hero-calls a').all()
  for (const [width, height] of FIRST_VIEWS) {
    await page.setViewportSize({ width, height })
    for (const link of links) await expect(link).toBeInViewport({ ratio: 1 })
  }

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
