import type { Page } from '@playwright/test'
import { translate } from '../tests/support/translate.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, EMPTY, WRITTEN } from './support/forms.ts'
import { hydrated, PHONE, slowDown, styled } from './support/open.ts'
import { CODE, hold } from './support/requests.ts'

// translated-page.test.tsx has what a translator does to a page that is hydrated.

/** As a password manager, in the page: adds elements of its own and removes hidden fields. */
function manageFields(): void {
  for (const field of document.querySelectorAll('form input')) {
    field.before(document.createElement('protonpass-field'))
    field.after(document.createElement('div'))
  }
  for (const form of document.forms) form.prepend(document.createElement('div'))
  document.querySelector('main')?.append(document.createElement('div'))
  for (const field of document.querySelectorAll('form [aria-hidden] input')) field.remove()
}

/** Opens a page that a translator and a password manager change before its code comes. */
async function openChanged(page: Page, path: string) {
  const code = await hold(page, CODE)
  await page.goto(path)
  await styled(page)
  await page.evaluate(manageFields)
  await page.evaluate(translate)
  return code
}

test('A message typed while a changed page hydrates arrives once', async ({ page, inbox }) => {
  test.setTimeout(60_000)
  const speedUp = await slowDown(page)
  const code = await openChanged(page, '/')
  const { field, fill, submit, values } = contactForm(page)
  await field('name').pressSequentially('Silva')
  await page.keyboard.press('Home')
  code.come()
  await page.keyboard.type('Ana Maria ', { delay: 40 })
  await hydrated(page)
  await expect(field('name')).toBeFocused()
  await expect(field('name')).toBeInViewport()
  await expect(field('name')).toHaveValue('Ana Maria Silva')
  await speedUp()
  await fill()
  await submit.click()
  await expect.poll(values).toEqual(EMPTY)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await inbox.mails()).toMatchObject([{ params: WRITTEN }])
})

test('What is open as a changed page hydrates stays open', async ({ page }) => {
  await page.setViewportSize(PHONE)
  // The clock stands, as a press is held for three seconds.
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1000)
  const code = await openChanged(page, '/downloads')
  const chapters = page.locator('details').last()
  await chapters.locator('summary').click()
  await page.locator('main [aria-haspopup="dialog"]').last().click()
  code.come()
  await hydrated(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(chapters).toHaveAttribute('open')
})
