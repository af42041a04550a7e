import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { withoutCode } from './support/hold-code.ts'
import { styled } from './support/open.ts'
import { otherPages } from './support/site.ts'

const WIDTHS_PX = [390, 1440]
const STYLE = '**/assets/style-*.css'

/** How the first view of a page looks, at each width. */
async function look(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const looks = []
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 })
    // Where each element stands, and how it looks.
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll('header *, main > :first-child *, aside *')]
        .map((element) => {
          const box = element.getBoundingClientRect()
          const { color, backgroundColor, visibility } = getComputedStyle(element)
          const places = [box.x, box.y, box.width, box.height].map((value) => value.toFixed(1))
          return `${element.tagName} ${places.join(' ')} ${color} ${backgroundColor} ${visibility}`
        })
        .join('\n'),
    )
    looks.push(seen)
  }
  return looks
}

test('The style in a page is all that its first view needs', async ({ page, faults }) => {
  faults.expect(/net::ERR_FAILED/, /status 404/, /the server responded with a status of 404/)
  await withoutCode(page)
  for (const path of ['/', ...otherPages, '/nao-existe']) {
    await page.route(STYLE, (route) => route.abort())
    await page.goto(path)
    const first = await look(page)
    await page.unroute(STYLE)
    await page.goto(path)
    await styled(page)
    expect(first, path).toEqual(await look(page))
  }
})

test('Where the style fails or hangs, the page is shown plainly', async ({ page, faults }) => {
  faults.expect(/net::ERR_FAILED/)
  const footer = page.locator('footer')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.route(STYLE, (route) => route.abort())
  await page.goto('/')
  await expect(footer).toBeVisible({ timeout: 1000 })
  await expect(page.locator('footer [aria-hidden="true"]').first()).toBeHidden()
  const plain = await height()

  let come = () => {}
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.unroute(STYLE)
  await page.route(STYLE, async (route) => {
    await held
    await route.continue()
  })
  // On a busy machine the page has not loaded by then, and waits for its style.
  await page.goto('/', { waitUntil: 'commit' })
  // Nothing of it is laid out before the first paint.
  await expect(footer).toHaveCSS('display', 'none')
  await expect(footer).toBeVisible({ timeout: 4000 })
  come()
  await styled(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-style')
  expect(plain).toBeLessThan(1.5 * (await height()))
})
