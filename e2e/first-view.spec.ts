import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { styled } from './support/open.ts'
import { hold, withoutCode } from './support/requests.ts'

const STYLE = '**/assets/style-*.css'

/** The place and the look of each element of the first view, on a phone and on a desk. */
async function look(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const looks = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const elements = page.locator('header *, main > :first-child *, aside *')
    const seen = await elements.evaluateAll((all) =>
      all.map((element) => {
        const { x, y, width: wide, height } = element.getBoundingClientRect()
        const { color, backgroundColor, visibility } = getComputedStyle(element)
        const box = [x, y, wide, height].map((value) => value.toFixed(1)).join(' ')
        return `${element.tagName} ${box} ${color} ${backgroundColor} ${visibility}`
      }),
    )
    looks.push(...seen)
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
  await page.route(STYLE, (route) => route.abort())
  await page.goto('/')
  await expect(footer).toBeVisible()
  await expect(footer.locator('[aria-hidden="true"]').first()).toBeHidden()

  await page.unroute(STYLE)
  const style = await hold(page, STYLE)
  // Not until the load event, which waits for the style.
  await page.goto('/', { waitUntil: 'commit' })
  // Before the first paint the footer is not laid out.
  await expect(footer).toHaveCSS('display', 'none')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main > section').last()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(footer).toBeVisible()
  style.come()
  await styled(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-style')
})
