import type { Locator, Page, Route } from '@playwright/test'
import { downloadPath, PATHS } from '../src/site/routes.ts'
import { contactForm, WRITTEN } from './support/contact-form.ts'
import { countLoads } from './support/count-loads.ts'
import { expect, test } from './support/fixtures.ts'
import { expectHead } from './support/head.ts'
import { chooseLanguage, languageButton } from './support/language-menu.ts'
import { open } from './support/open.ts'
import { requestDialog } from './support/request-dialog.ts'
import { ANY_PAGE, settings, texts } from './support/site.ts'
import { toastOf } from './support/toast.ts'
import { OTHER_LANGUAGE } from '../tests/other-language.ts'

/** But for what comes by itself. */
const CODE = /\/assets\/(?!aurora|southern-clock)[^/]*\.js$/
/** What each page starts. */
const ENTRY = '**/assets/index-*.js'
const GONE = [/^status 404/, /^console error: Failed to load resource/]
/** What the page's own start says of it. */
const NOT_STARTED = /^console error: .*Failed to fetch dynamically imported module/

const gone = (route: Route) => route.fulfill({ status: 404, body: '' })

async function expectChannels(place: Locator, message = texts.hero.greeting): Promise<void> {
  const chat = await place.getByRole('link', { name: texts.reachUs.whatsapp }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(message)
  await expect(place.getByRole('link', { name: settings.companyEmail })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${settings.companyEmail}`),
  )
}

/** Opens a page from before a deploy: its code is no longer served, that of the new one is. */
async function openOldPage(page: Page, path: string): Promise<void> {
  await page.route(ENTRY, gone, { times: 1 })
  await open(page, path)
}

test('A page that is open when the site is deployed has all that a visitor presses @guides @languages', async ({
  page,
}) => {
  const loads = countLoads(page)
  await open(page, PATHS.home)
  const asked: string[] = []
  await page.route(CODE, (route) => {
    asked.push(route.request().url())
    return gone(route)
  })
  await languageButton(page).press('Enter')
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
  const heading = page.getByRole('heading', { level: 1, name: texts.downloads.heading.join(' ') })
  await expect(heading).toBeFocused()
  await expectHead(page, 'downloads', 'pt-BR')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  const request = requestDialog(page, texts.materials.materials[0])
  await request.opener.click()
  await request.close.click()
  await expect(request.dialog).toBeHidden()
  expect(asked).toEqual([])
  expect(loads()).toBe(1)
})

test('What comes late and is gone says so in its own place, and can be tried again @contact @languages', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expect(...GONE)
  const loads = countLoads(page)
  await open(page, PATHS.home)
  await page.route(CODE, gone)
  await chooseLanguage(page, OTHER_LANGUAGE)
  await expect(toastOf(page, texts.errors.language)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')

  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactFailed)).toBeVisible()
  await expectChannels(contact.form.getByRole('alert'), WRITTEN.message)
  expect(await contact.values()).toEqual(WRITTEN)
  await page.unrouteAll()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  expect(await inbox.mails()).toHaveLength(1)
  expect(loads()).toBe(1)
})

test('A page from before a deploy is loaded anew, and so is one from before the next', async ({
  page,
  faults,
}) => {
  faults.expect(...GONE, NOT_STARTED)
  const loads = countLoads(page)
  await openOldPage(page, PATHS.home)
  expect(loads()).toBe(2)
  await openOldPage(page, ANY_PAGE)
  expect(loads()).toBe(4)
})

test('A download link whose code is gone says so, and leads to the guides @guides', async ({
  page,
  faults,
}) => {
  faults.expect(...GONE, NOT_STARTED)
  await page.route(ENTRY, gone)
  await page.goto(downloadPath('abc'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: texts.errors.heading })).toBeVisible()
  await expectChannels(main)
  await expect(page.getByText(texts.downloads.preparing)).toBeHidden()
  await main.getByRole('link', { name: texts.header.downloads, exact: true }).click()
  await expect(page).toHaveURL(PATHS.downloads)
})
