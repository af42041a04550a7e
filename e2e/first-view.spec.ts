import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { hold, withoutCode, styled } from './support/open.ts'

const WIDTHS_PX = [390, 1440]
const STYLE = '**/assets/style-*.css'

/** How the first view of a page looks, at each width. */
async function look(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const looks = []
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 })
    // The place and the look of each element.
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
  faults.expect(/net::ERR_FAILED/)
  faults.expectStatus(404)
  await withoutCode(page)
  for (const path of ['/', '/downloads', '/nao-existe']) {
    await page.route(STYLE, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto(path)
    await failed
    const first = await look(page)
    await page.unroute(STYLE)
    await page.goto(path)
    await styled(page)
    expect(first, path).toEqual(await look(page))
  }
})

test('A page whose style sheet fails or hangs is shown with its text', async ({ page, faults }) => {
  faults.expect(/net::ERR_FAILED/)
  const footer = page.locator('footer')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.route(STYLE, (route) => route.abort())
  await page.goto('/')
  await expect(footer).toBeVisible({ timeout: 1000 })
  await expect(page.locator('footer [aria-hidden="true"]').first()).toBeHidden()
  const plain = await height()

  await page.unroute(STYLE)
  const style = await hold(page, STYLE)
  // Not until the load event, which waits for the style.
  await page.goto('/', { waitUntil: 'commit' })
  // Before the first paint the footer is not laid out.
  await expect(footer).toHaveCSS('display', 'none')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main > section').last()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(footer).toBeVisible({ timeout: 4000 })
  style.come()
  await styled(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-style')
  expect(plain).toBeLessThan(1.5 * (await height()))
})
