import { expect, test } from './support/fixtures.ts'
import { hold, styled } from './support/open.ts'

// geometry.spec.ts sees whether the style in a page is all that its first view needs.

const STYLE = '**/assets/style-*.css'

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
