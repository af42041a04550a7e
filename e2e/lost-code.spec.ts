import { downloadPath } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, requestDialog, WRITTEN } from './support/forms.ts'
import { languageButton } from './support/language-menu.ts'
import { countLoads, open, PHONE } from './support/open.ts'
import { CODE, hold } from './support/requests.ts'
import { sections } from './support/site.ts'

test('A page open during a deploy needs no more code to go on', async ({ page }) => {
  await open(page, '/')
  // Loads by itself.
  await page.locator('canvas[data-live]').waitFor()
  let asked = 0
  await page.route(CODE, (route) => {
    asked += 1
    return route.abort()
  })
  await languageButton(page).press('Enter')
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Downloads' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const { opener, dialog, close } = requestDialog(page)
  await opener.click()
  await close.click()
  await expect(dialog).toBeHidden()
  expect(asked).toBe(0)
})

test('A download link whose code is gone leads to the guides', async ({ page, faults }) => {
  faults.expectStatus(404)
  faults.expect(/^console error: .*Failed to fetch dynamically imported module/)
  const code = await hold(page, CODE)
  code.fail()
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

test('Code that is gone is asked for once more', async ({ page, faults }) => {
  faults.expectStatus(404)
  faults.expect(/Failed to fetch dynamically/)
  const loads = countLoads(page)
  const code = await hold(page, CODE)
  code.fail()
  await page.goto('/')
  // First, because a look into the page counts as a visitor's press, after which nothing is reloaded.
  await expect.poll(loads).toBe(2)
  await expect(page.locator('html')).toHaveAttribute('data-no-script')
  expect(loads()).toBe(2)
})

test('What is typed early outlives a lost connection', async ({ page, context, faults }) => {
  faults.expectStatus(404)
  faults.expect(/Failed to fetch dynamically/, /ERR_INTERNET_DISCONNECTED/)
  const loads = countLoads(page)
  const code = await hold(page, CODE)
  await page.goto('/')
  const contact = contactForm(page)
  await contact.fill()
  await contact.field('message').press('End')
  await contact.field('message').press('!')
  await context.setOffline(true)
  code.fail()
  await expect(page.locator('html')).toHaveAttribute('data-no-script')
  await page.keyboard.type('!')
  const message = `${WRITTEN.message}!!`
  expect(await contact.values()).toEqual({ ...WRITTEN, message })
  await expect(contact.form.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  for (const { section } of sections) await expect(page.locator(`#${section}`)).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(loads()).toBe(1)
})
