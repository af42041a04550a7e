import type { Locator, Page, Route } from '@playwright/test'
import { PATHS } from '../src/config/routes.ts'
import { connectionTexts } from '../src/content/pt-br/connection.ts'
import { downloadsTexts } from '../src/content/pt-br/downloads.ts'
import { errorTexts } from '../src/content/pt-br/errors.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { reachUsTexts } from '../src/content/pt-br/reach-us.ts'
import { contactForm, WRITTEN } from './support/contact-form.ts'
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
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(/\/assets\/(downloads-page|aurora)-[^/]*\.js$/, gone)
  const missed = page.waitForResponse('**/assets/aurora-*.js')
  await open(page, PATHS.home)
  await missed
  await expect(page.locator('.sky')).toBeVisible()
  const contact = contactForm(page)
  await contact.fill()
  expect(loads).toBe(1)

  // Reloaded once, it stays as it was served.
  const heading = page.getByRole('heading', { level: 1, name: downloadsTexts.heading.join(' ') })
  await goToDownloads(page)
  await expect(page.locator('html')).toHaveAttribute('data-without-code')
  await expect(heading).toBeVisible()
  await expect.poll(() => loads).toBe(2)
  await page.getByRole('banner').getByRole('link', { name: texts.labels.home }).click()
  await hydrated(page)
  await expect.poll(contact.values).toEqual(WRITTEN)

  await goToDownloads(page)
  await expect(page.getByRole('heading', { level: 1, name: errorTexts.heading })).toBeFocused()
  await expectChannels(page.getByRole('alert'))
  await page.unrouteAll()
  await page.getByRole('button', { name: errorTexts.retry }).click()
  await expect(heading).toBeVisible()
  expect(loads).toBe(3)
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
  // The page has been reloaded for a new build before, and that was announced.
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-new-build', 'announced'))
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
})
