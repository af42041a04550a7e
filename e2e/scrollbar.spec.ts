import { ROUTES } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { requestDialog } from './support/forms.ts'
import { open } from './support/open.ts'
import { texts } from './support/site.ts'

test('A dialog does not change the width of a page with a scrollbar @guides', async ({
  playwright,
  launchOptions,
  site: baseURL,
}) => {
  // As on a desktop, where a scrollbar is no overlay.
  const ignoreDefaultArgs = ['--hide-scrollbars']
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs,
  })
  const page = await browser.newPage({ baseURL })
  await open(page, ROUTES.downloads.path)
  const headline = page.getByRole('heading', { level: 1 })
  const before = await headline.boundingBox()
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).not.toBe(0)
  const { opener, dialog } = requestDialog(page, texts.guides.guides[0])
  await opener.click()
  await expect(dialog).toBeVisible()
  const after = await page.locator('h1').boundingBox()
  expect(after?.width).toBe(before?.width)
  await browser.close()
})
