import { expect, test } from './support/fixtures.ts'
import { measure, spread } from './support/measure.ts'
import { styled } from './support/open.ts'

/** Windows as low as browsers leave them. */
const FIRST_VIEWS = [
  [360, 640],
  [390, 664],
  [1024, 650],
  [1280, 720],
  [1366, 650],
  [1920, 860],
] as const
/** From this width on the axis separates two columns. */
const WIDE_PX = 900

test('Nothing moves as the home page loads, with its calls in view', async ({ page }) => {
  // With the font in the cache, because a machine without Arial has no stand-in of the font's metrics.
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/')
    await styled(page)
  }
  const shifts = await page.evaluate(
    () =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // Without a shift the observer is never called.
        setTimeout(resolve, 100, [])
      }),
  )
  expect(shifts).toEqual([])
  const calls = await page.locator('.hero-calls a').all()
  for (const [width, height] of FIRST_VIEWS) {
    await page.setViewportSize({ width, height })
    for (const call of calls) await expect(call).toBeInViewport({ ratio: 1 })
  }
})

test('The vertical line is straight, and headlines keep to their edges', async ({ page }) => {
  await page.goto('/')
  await styled(page)
  for (const width of [360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { axis, headlines } = await page.evaluate(measure)
    const where = `${width} px`
    expect(axis.length, where).toBeGreaterThan(width < WIDE_PX ? 1 : 5)
    expect(spread(axis), where).toBeLessThanOrEqual(1.5)
    expect(headlines.length).toBeGreaterThan(1)
    expect(spread(headlines.map(({ left }) => left)), where).toBeLessThan(width * 0.008)
    expect(spread(headlines.map(({ right }) => right)), where).toBeLessThan(width * 0.012)
  }
})
