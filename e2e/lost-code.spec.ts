import type { Locator, Page, Route } from '@playwright/test'
import { downloadPath, PATHS } from '../src/config/routes.ts'
import { contactTexts } from '../src/content/pt-br/contact.ts'
import { connectionTexts } from '../src/content/pt-br/connection.ts'
import { downloadsTexts } from '../src/content/pt-br/downloads.ts'
import { errorTexts } from '../src/content/pt-br/errors.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { reachUsTexts } from '../src/content/pt-br/reach-us.ts'
import { contactForm, WRITTEN } from './support/contact-form.ts'
import { countLoads } from './support/count-loads.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseLanguage } from './support/language-menu.ts'
import { hydrated, open } from './support/open.ts'
import { chatWith, settings, texts } from './support/site.ts'
import { toastOf } from './support/toast.ts'
import { withChannels } from './support/with-channels.ts'

const gone = (route: Route) => route.fulfill({ status: 404, body: '' })
/** The mail service's client. */
const SDK = /\/assets\/es-[^/]*\.js$/
const GONE = [/^status 404/, /^console error: Failed to load resource/]
/** Has the build that runs be gone from the server, as after a deploy. */
async function deploy(page: Page): Promise<void> {
  await page.route('**/assets/index-*.js', (route) =>
    route.request().method() === 'HEAD' ? gone(route) : route.fallback(),
  )
}

/** What React says of code that a boundary does without. */
const FETCH_FAILED = /^console error: .*Failed to fetch dynamically imported module/

async function expectChannels(place: Locator): Promise<void> {
  await expect(place.getByRole('link', { name: reachUsTexts.whatsapp })).toHaveAttribute(
    'href',
    chatWith(texts.hero.greeting),
  )
  await expect(place.getByRole('link', { name: settings.companyEmail })).toHaveAttribute(
    'href',
    `mailto:${settings.companyEmail}`,
  )
}

function goToDownloads(page: Page): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
}

test('A page whose code is gone is reloaded once, then says so and can be tried again; for a drawing it is not', async ({
  page,
  faults,
}) => {
  faults.expect(...GONE, FETCH_FAILED)
  const loads = countLoads(page)
  await page.route(/\/assets\/(downloads-page|aurora)-[^/]*\.js$/, gone)
  const missed = page.waitForResponse('**/assets/aurora-*.js')
  await open(page, PATHS.home)
  await missed
  await expect(page.locator('.sky')).toBeVisible()
  const contact = contactForm(page)
  await contact.fill()
  await deploy(page)
  expect(loads()).toBe(1)

  // Reloaded once, it stays as it was served.
  const heading = page.getByRole('heading', { level: 1, name: downloadsTexts.heading.join(' ') })
  await goToDownloads(page)
  await expect(page.locator('html')).toHaveAttribute('data-without-code')
  await expect(heading).toBeVisible()
  await expect.poll(loads).toBe(2)
  await page.getByRole('banner').getByRole('link', { name: texts.labels.home }).click()
  await hydrated(page)
  await expect.poll(contact.values).toEqual(WRITTEN)

  await goToDownloads(page)
  await expect(page.getByRole('heading', { level: 1, name: errorTexts.heading })).toBeFocused()
  await expectChannels(page.getByRole('alert'))
  await page.unrouteAll()
  await page.getByRole('button', { name: errorTexts.retry }).click()
  await expect(heading).toBeVisible()
  expect(loads()).toBe(3)
})

test('A message for which the code to send it is gone waits in the page that is reloaded', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expect(...GONE)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.route(SDK, gone)
  await deploy(page)
  await open(page, PATHS.home)
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, connectionTexts.withDraft.updated)).toBeVisible()
  await expect.poll(contact.values).toEqual(WRITTEN)

  await contact.submit.click()
  await expect(toastOf(page, formTexts.contactFailed)).toBeVisible()
  await expectChannels(contact.form.getByRole('alert'))
  expect(await contact.values()).toEqual(WRITTEN)

  await page.unrouteAll()
  await contact.submit.click()
  await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
  expect(await inbox.mails()).toHaveLength(1)
  expect(asked).toEqual([])
})

test('Small parts whose code is gone say so, take nothing along and can be tried again', async ({
  page,
  faults,
}) => {
  faults.expect(...GONE, FETCH_FAILED)
  const loads = countLoads(page)
  await page.route(/\/assets\/(dictionary|request-dialog)-[^/]*\.js$/, gone)
  await open(page, PATHS.downloads)
  await chooseLanguage(page, 'en-US')
  await expect(toastOf(page, errorTexts.language)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')

  const failure = page.getByRole('alert').filter({ hasText: withChannels(errorTexts.part) })
  const download = page.getByRole('button', { name: /^Download:/ }).first()
  await download.click()
  await expect(failure).toBeInViewport()
  await page.unroute(/\/assets\/(dictionary|request-dialog)-[^/]*\.js$/)
  await download.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(failure).toBeHidden()
  expect(loads()).toBe(1)
})

test('A download link whose code is gone says so, and leads to the guides', async ({
  page,
  faults,
}) => {
  faults.expect(...GONE, FETCH_FAILED)
  await page.route(/\/assets\/download-link-page-[^/]*\.js$/, gone)
  await page.goto(downloadPath('abc'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: errorTexts.heading })).toBeVisible()
  await expectChannels(main)
  await expect(page.getByText(downloadsTexts.preparing)).toBeHidden()
  await main.getByRole('link', { name: downloadsTexts.heading.join(' ') }).click()
  await expect(page).toHaveURL(PATHS.downloads)
})

test('Parts that come by themselves are not worth a reload, and what was sent is said without them', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expect(...GONE, FETCH_FAILED)
  const loads = countLoads(page)
  await page.route(/\/assets\/(toaster|chatbot-launcher)-[^/]*\.js$/, gone)
  await deploy(page)
  const missed = page.waitForResponse('**/assets/chatbot-launcher-*.js')
  await open(page, PATHS.home)
  await missed
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(page.getByRole('alert')).toHaveText(Object.values(formTexts.contactSent).join(' '))
  await expect(contact.form.getByText(contactTexts.form.sent)).toBeVisible()
  expect(await inbox.mails()).toHaveLength(1)
  expect(loads()).toBe(1)
})
