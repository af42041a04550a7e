import type { Page } from '@playwright/test'
import { ROUTES, SECTION_IDS } from '../src/config/routes.ts'
import { contactForm, WRITTEN } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { holdCode } from './hold-code.ts'
import { hydrated, open } from './open.ts'
import { texts } from './site.ts'

/** Each section of the home page and the footer are there, and the page can be scrolled to its end. */
async function expectWhole(page: Page): Promise<void> {
  for (const id of Object.values(SECTION_IDS)) await expect(page.locator(`#${id}`)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
}

test.describe('Before the code has come', () => {
  test('what is typed outlives code that is gone: one reload, then the page as it was served', async ({
    page,
    faults,
  }) => {
    faults.expect(/status 404/, /404 \(Not Found\)/, /Failed to fetch dynamically imported module/)
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const code = await holdCode(page)
    await page.goto(ROUTES.home)
    const contact = contactForm(page)
    await contact.fill()
    code.fail()
    await expect.poll(() => loads).toBe(2)
    await expect.poll(contact.values).toEqual(WRITTEN)
    await expect(page.locator('html')).toHaveAttribute('data-without-code')
    await expect(contact.form.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await expectWhole(page)
    expect(loads).toBe(2)
  })

  test('what is typed outlives a lost connection', async ({ page, context, faults }) => {
    faults.expect(/status 404/, /404 \(Not Found\)/, /Failed to fetch dynamically imported module/)
    const code = await holdCode(page)
    await page.goto(ROUTES.home)
    const contact = contactForm(page)
    await contact.fill()
    await context.setOffline(true)
    code.fail()
    await expect(page.locator('html')).toHaveAttribute('data-without-code')
    expect(await contact.values()).toEqual(WRITTEN)
    await expectWhole(page)
  })

  test('a link leads on, and Back to what was typed', async ({ page }) => {
    const code = await holdCode(page)
    await page.goto(ROUTES.home)
    const contact = contactForm(page)
    await contact.fill()
    await page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
    await expect(page).toHaveURL(ROUTES.downloads)
    await page.goBack()
    await expect.poll(contact.values).toEqual(WRITTEN)
    code.come()
    await hydrated(page)
    expect(await contact.values()).toEqual(WRITTEN)
    await expectWhole(page)
  })

  test('the skip link and the links of the footer take nothing from the page', async ({ page }) => {
    const code = await holdCode(page)
    await page.goto(ROUTES.home)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Serviços' }).click()
    await expectWhole(page)
    code.come()
    await hydrated(page)
    await expectWhole(page)
  })

  test('a phone number is masked as soon as the mask is there', async ({ page }) => {
    const code = await holdCode(page)
    await page.goto(ROUTES.home)
    const phone = page.locator('input[name="phone"]').first()
    await phone.click()
    await phone.pressSequentially('a+55 11 91234-5678')
    code.come()
    await expect(phone).toHaveValue('(11) 91234-5678')
    await phone.pressSequentially('9')
    await expect(phone).toHaveValue('(11) 91234-5678')
  })
})

test('Back before any touch of a page that was reloaded shows all of the other', async ({
  page,
}) => {
  await open(page, ROUTES.home)
  await page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
  await expect(page).toHaveURL(ROUTES.downloads)
  await page.reload()
  await page.goBack()
  await expectWhole(page)
})

test('A connection that is lost after the load takes nothing away', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/^request failed: net::ERR_INTERNET_DISCONNECTED/, /^console error: .*net::ERR/)
  await page.goto(ROUTES.home)
  await hydrated(page)
  await context.setOffline(true)
  await page.mouse.wheel(0, 4000)
  await expectWhole(page)
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
})

test('A download link without a token leads home by itself', async ({ page }) => {
  await page.goto(ROUTES.downloadWithoutToken)
  await expect(page).toHaveURL(ROUTES.home)
  await expect(page.locator(`#${SECTION_IDS.home}`)).toBeVisible()
})

test("The copyright's year is the visitor's, untouched", async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'))
  await page.goto(ROUTES.home)
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})

/** What may happen while the page is being hydrated. */
const CHANGES: ((page: Page) => Promise<unknown>)[] = [
  (page) => page.evaluate(() => history.pushState(null, '', '/?changed')),
  (page) => page.emulateMedia({ colorScheme: 'dark' }),
  (page) => page.evaluate(() => localStorage.setItem('language', 'en-US')),
  (page) =>
    page.evaluate(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null })),
    ),
  (page) => page.evaluate(() => window.dispatchEvent(new Event('offline'))),
]
const MOMENTS = 20
/** By then all has been hydrated. */
const LAST_MS = 1000

test('Whatever changes between first paint and hydration, the page is whole and the text kept', async ({
  newContext,
}) => {
  test.slow()
  const visit = async (moment: number) => {
    const context = await newContext()
    const page = await context.newPage()
    await page.goto(ROUTES.home, { waitUntil: 'commit' })
    const message = page.locator('textarea[name="message"]')
    await message.evaluate((field: HTMLTextAreaElement) => {
      field.value = 'Typed early'
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await page.waitForTimeout((moment / MOMENTS) * LAST_MS)
    await CHANGES[moment % CHANGES.length]?.(page)
    await hydrated(page)
    await expect(message).toHaveValue('Typed early')
    await expectWhole(page)
    await context.close()
  }
  const moments = Array.from({ length: MOMENTS }, (_, moment) => moment)
  // Some at a time: they slow one another down, as a slow phone does.
  for (let first = 0; first < MOMENTS; first += CHANGES.length)
    await Promise.all(moments.slice(first, first + CHANGES.length).map(visit))
})
