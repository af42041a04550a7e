import type { Route } from '@playwright/test'
import { downloadPath } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { requestDialog } from './support/forms.ts'
import { languageButton } from './support/language-menu.ts'
import { countLoads, open, PHONE } from './support/open.ts'

/** All code but what loads by itself. */
const CODE = /\/assets\/(?!aurora)[^/]*\.js$/

const gone = (route: Route) => route.fulfill({ status: 404, body: '' })

test('A page open during a deploy needs no more code to go on', async ({ page }) => {
  const loads = countLoads(page)
  await open(page, '/')
  const asked: string[] = []
  await page.route(CODE, (route) => {
    asked.push(route.request().url())
    return gone(route)
  })
  await languageButton(page).press('Enter')
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('link', { name: 'Downloads' }).click()
  const heading = 'Materiais Gratuitos para Download'
  await expect(page.getByRole('heading', { name: heading })).toBeFocused()

  const request = requestDialog(page)
  await request.opener.click()
  await request.close.click()
  await expect(request.dialog).toBeHidden()
  expect(asked).toEqual([])
  expect(loads()).toBe(1)
})

test('A download link whose code is gone leads to the guides', async ({ page, faults }) => {
  faults.expectStatus(404)
  faults.expect(/^console error: .*Failed to fetch dynamically imported module/)
  await page.route('**/assets/index-*.js', gone)
  await page.setViewportSize(PHONE)
  await page.goto(downloadPath('abc'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Algo quebrou por aqui' })).toBeVisible()
  for (const name of ['WhatsApp', 'contato@austral.example'])
    await expect(main.getByRole('link', { name })).toBeVisible()
  await expect(page.getByText('Preparando seu download...')).toBeHidden()
  // A phone's menu does not open without code.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Downloads' })).toBeVisible()
  await main.getByRole('link', { name: 'Downloads', exact: true }).click()
  await expect(page).toHaveURL('/downloads')
})
