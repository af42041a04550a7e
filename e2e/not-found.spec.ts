import { interpolate } from '../src/site/interpolate.ts'
import { ROUTES } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { texts } from './support/site.ts'

test('An unknown path is answered with a page that names it', async ({ page, faults }) => {
  faults.expectStatus(404)
  faults.expect(/^console error: 404: \/sobre\/100%$/)
  const response = await open(page, '/sobre/100%?origem=mail')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(texts.pages.notFound.title)
  const main = page.getByRole('main')
  await expect(
    main.getByText(interpolate(texts.notFound.missing, { path: '/sobre/100%' })),
  ).toBeVisible()
  await main.getByRole('link', { name: texts.notFound.home }).click()
  await expect(page).toHaveURL(ROUTES.home.path)
  await expect(page).toHaveTitle(texts.meta.title)
})
