import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { contactForm, WRITTEN } from './support/forms.ts'
import { countLoads, hydrated } from './support/open.ts'
import { CODE, hold } from './support/requests.ts'
import { scrolled } from './support/scrolling.ts'
import { sections } from './support/site.ts'

/** Each section of the home page is there, and the page can be scrolled to its end. */
async function expectWhole(page: Page): Promise<void> {
  for (const { section } of sections) await expect(page.locator(`#${section}`)).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

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
  await expectWhole(page)
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(loads()).toBe(1)
})

test('Before the code comes links lead on, and Back brings what was typed', async ({ page }) => {
  const code = await hold(page, CODE)
  await page.goto('/')
  const contact = contactForm(page)
  await contact.fill()
  await page.getByRole('banner').getByRole('link', { name: 'Downloads' }).click()
  await expect(page).toHaveURL('/downloads')
  await page.goBack()
  await expect.poll(contact.values).toEqual(WRITTEN)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(contact.values).toEqual(WRITTEN)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Início' }).click()
  await page.locator('footer a[href="#"]').first().click({ force: true })
  await expect(page).toHaveURL('/#home')
  expect(await scrolled(page)).toBeGreaterThan(1000)
  code.come()
  await hydrated(page)
  expect(await contact.values()).toEqual(WRITTEN)
  await expectWhole(page)
})
