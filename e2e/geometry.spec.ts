import { expect, test } from './support/fixtures.ts'
import { measure, spread } from './support/measure.ts'
import { styled, withoutCode } from './support/open.ts'

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
const TOLERANCE_PX = 1.5

test('Nothing moves as the home page loads, with its calls in view', async ({ page }) => {
  // With the font in the cache, because a machine without Arial has no stand-in of the font's metrics.
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/')
    await styled(page)
  }
  const shift = await page.evaluate(
    () =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // Without a shift the observer is never called.
        setTimeout(() => resolve([]), 100)
      }),
  )
  expect(shift).toEqual([])
  const calls = await page.locator('.hero-calls a').all()
  for (const [width, height] of FIRST_VIEWS) {
    await page.setViewportSize({ width, height })
    for (const call of calls) await expect(call).toBeInViewport({ ratio: 1 })
  }
})

test('The vertical line is straight, and columns keep to it', async ({ page }) => {
  await page.goto('/')
  await styled(page)
  for (const width of [360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { axis, gaps, asides, plates, headlines } = await page.evaluate(measure)
    const where = `${width} px`
    expect(axis.length, where).toBeGreaterThan(width < WIDE_PX ? 1 : 5)
    expect(spread(axis), where).toBeLessThanOrEqual(TOLERANCE_PX)
    // Headlines begin and end at the same edges.
    expect(headlines.length).toBeGreaterThan(1)
    const [lefts, rights] = [headlines.map(({ left }) => left), headlines.map((it) => it.right)]
    expect(spread(lefts), where).toBeLessThan(width * 0.008)
    expect(spread(rights), where).toBeLessThan(width * 0.012)
    if (width < WIDE_PX) continue

    expect(gaps.length).toBeGreaterThan(6)
    // The first part of the axis starts at the star, or at the horizon.
    expect(gaps.shift(), where).toBeLessThan(90)
    for (const gap of gaps) expect(Math.abs(gap), where).toBeLessThan(2)
    expect(asides.length).toBeGreaterThan(12)
    for (const edges of [asides, plates])
      expect(spread(edges), where).toBeLessThanOrEqual(TOLERANCE_PX)
    for (const right of rights)
      expect(Math.abs(right - Math.max(...plates)), where).toBeLessThan(width * 0.008)
    expect(Math.max(...plates), where).toBeLessThan(Math.min(...axis))
  }
})

test('Each value is named on one line', async ({ page }) => {
  await withoutCode(page)
  await page.goto('/')
  await styled(page)
  for (const width of [320, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of await page.locator('.value-title').all()) {
      const lineHeight = await name.evaluate((it) => getComputedStyle(it).lineHeight)
      const { height } = (await name.boundingBox()) ?? {}
      expect(height, `${width} px`).toBeLessThan(1.5 * Number.parseFloat(lineHeight))
    }
  }
})
