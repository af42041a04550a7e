import type { Page } from '@playwright/test'
import { ROUTES, SECTION_IDS } from '../src/site/routes.ts'
import { OTHER_LANGUAGE, OTHER_PATH } from '../tests/support/other-language.ts'
import { bringAxe, violationsInThemes } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, EMPTY, WRITTEN, toastOf, withChannels } from './support/forms.ts'
import { open } from './support/open.ts'
import { BASE, OTHER, OTHER_BUILD } from './support/other-site.ts'
import { ANY_PAGE, away, textsIn, texts, settings } from './support/site.ts'

const CAPTCHA_SCRIPT = '**/__captcha/api.js'
const SECOND_ROUTE = '**/__form*'
const CAPTCHA_LIFETIME_MS = 120_000
const HOME = BASE + ROUTES.home.path
const other = textsIn(OTHER_LANGUAGE)
const PRIVACY = BASE + OTHER.VITE_PRIVACY_URL
const FORM = `#${SECTION_IDS.contact} form`

/** The contact form of a home page, with its CAPTCHA. */
async function openContact(page: Page, home = HOME, words = texts.contact) {
  await open(page, home)
  const contact = contactForm(page, words)
  const box = contact.form.getByRole('checkbox', { name: 'Não sou um robô' })
  return { ...contact, box, submit: contact.form.locator('[type="submit"]') }
}

test('The footer and the contact form lead to the addresses of the owner', async ({ page }) => {
  await open(page, HOME)
  const { links, parts } = OTHER_BUILD.settings
  const socialLinks = parts.socialLinks ? texts.footer.social.links : []
  for (const { id: name, label } of [...texts.footer.legal.links, ...socialLinks]) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })
    const address = links[name]?.replace(/^\//, `${BASE}/`) ?? ''
    await expect(link).toHaveAttribute('href', address || '#')
  }
  const city = page.getByRole('link', { name: settings.companyCity })
  await expect(city).toHaveAttribute('href', OTHER.VITE_LOCATION_URL)
  await expect(city).toHaveAttribute('rel', 'noopener noreferrer')
  const notice = contactForm(page).form.getByRole('link', {
    name: texts.forms.privacyNotice,
  })
  if (!away.includes('contact')) await expect(notice).toHaveAttribute('href', PRIVACY)
})

test('The CAPTCHA is demanded, expires, and goes with the mail @contact', async ({
  page,
  inbox,
}) => {
  await bringAxe(page)
  await page.clock.install()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('__captcha')) scripts.push(request.url())
  })
  const { fill, submit, box, form, values } = await openContact(
    page,
    `${BASE}${OTHER_PATH}/`,
    other.contact,
  )
  await submit.scrollIntoViewIfNeeded()
  expect(scripts).toEqual([])
  await fill()
  await expect(box).toBeVisible()
  expect(scripts).toHaveLength(1)

  await submit.click()
  await expect(form.getByRole('alert')).toHaveText(other.captcha.missing)
  expect(await values()).toEqual(WRITTEN)
  expect(await violationsInThemes(page, FORM)).toEqual([])

  await box.press('Space')
  await expect(form.getByRole('alert')).toHaveText('')
  await page.clock.fastForward(CAPTCHA_LIFETIME_MS)
  await expect(form.getByRole('alert')).toHaveText(other.captcha.expired)
  await submit.click()
  expect(await values()).toEqual(WRITTEN)

  await box.press('Space')
  await submit.press('Enter')
  await expect(toastOf(page, other.forms.contactSent, other.forms)).toBeVisible()
  expect(await values()).toEqual(EMPTY)
  await expect(box).not.toBeChecked()
  const [mail] = await inbox.mails()
  expect(mail?.params['g-recaptcha-response']).toMatch(/^local-/)
})

test('A CAPTCHA that is blocked or offline can be asked for again, and a mail goes by the second route @contact', async ({
  page,
  context,
  inbox,
  faults,
}) => {
  faults.expect(/^request failed: /, /^console error: .*net::ERR/)
  faults.expectStatus(429)
  const { fill, box, form, submit, values } = await openContact(page)
  const trouble = form.getByRole('alert')
  const retry = form.getByRole('button', { name: texts.captcha.retry })
  await page.route(CAPTCHA_SCRIPT, (route) => route.abort('blockedbyclient'), {
    times: 1,
  })
  await fill()
  await expect(trouble).toContainText(withChannels(texts.captcha.failed))

  await context.setOffline(true)
  await submit.click()
  await expect(trouble).toContainText(withChannels(texts.captcha.offline))
  expect(await values()).toEqual(WRITTEN)

  await context.setOffline(false)
  await retry.click()
  await box.check()
  // Where the first route takes nothing: send-mail.test.ts has the other answers.
  await inbox.orderFault('429')
  await submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  const [mail] = await inbox.mails()
  expect(mail?.params).toMatchObject(WRITTEN)
})

test('The newsletter subscribes, or keeps the address @newsletter', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expectStatus(500)
  await page.route(SECOND_ROUTE, (route) => route.fulfill({ status: 500 }), {
    times: 1,
  })
  await open(page, BASE + ANY_PAGE)
  const { label, subscribed, failed } = texts.footer.newsletter
  const footer = page.getByRole('contentinfo')
  const email = footer.getByPlaceholder(label)
  await email.fill(WRITTEN.email)
  await email.press('Enter')
  await expect(toastOf(page, failed)).toHaveClass(/danger/)
  await expect(email).toHaveValue(WRITTEN.email)

  await email.press('Enter')
  await expect(toastOf(page, subscribed)).toBeVisible()
  await expect(email).toHaveValue('')
  const [mail] = await inbox.mails()
  expect(mail).toMatchObject({
    subject: `Newsletter: ${WRITTEN.email}`,
    params: { list: 'austral' },
  })
})
