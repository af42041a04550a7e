import type { Page } from '@playwright/test'
import { ROUTES } from '../src/config/routes.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { captchaTexts } from '../src/content/pt-br/captcha.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { bringAxe, violationsInThemes } from './axe.ts'
import { contactForm, EMPTY, WRITTEN } from './contact-form.ts'
import { expect } from './fixtures.ts'
import { open } from './open.ts'
import { OPTIONAL, test } from './optional-site.ts'
import { requestDialog } from './request-dialog.ts'
import { settings } from './site.ts'
import { toastOf } from './toast.ts'

// One build serves them all.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ page }) => bringAxe(page))

const CAPTCHA_SCRIPT = '**/__captcha/api.js'
const SECOND_ROUTE = '**/__form*'
const CAPTCHA_LIFETIME_MS = 120_000

/** The contact form, written, with its CAPTCHA. */
async function openContact(page: Page) {
  await open(page, ROUTES.home)
  const contact = contactForm(page)
  const box = contact.form.getByRole('checkbox', { name: 'Não sou um robô' })
  return { ...contact, box, submit: contact.form.locator('[type="submit"]') }
}

test('The owner’s links lead where the settings say, the others nowhere', async ({ page }) => {
  await open(page, ROUTES.home)
  const footer = page.getByRole('contentinfo')
  const [privacy, terms, cookies] = footerTexts.legal.links.map(({ label }) =>
    footer.getByRole('link', { name: label, exact: true }),
  )
  if (!privacy || !terms || !cookies) throw new Error('No legal links')
  await expect(privacy).toHaveAttribute('href', OPTIONAL.VITE_PRIVACY_URL)
  await expect(privacy).not.toHaveAttribute('target')
  await expect(cookies).toHaveAttribute('aria-disabled', 'true')

  const away = {
    [OPTIONAL.VITE_TERMS_URL]: terms,
    [OPTIONAL.VITE_SOCIAL_CODE_URL]: footer.getByRole('link', {
      name: footerTexts.social.links[0]?.label ?? '',
    }),
    [OPTIONAL.VITE_LOCATION_URL]: page.getByRole('link', { name: settings.companyCity }),
  }
  for (const [address, link] of Object.entries(away)) {
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }

  const notice = { name: formTexts.privacyNotice }
  await expect(contactForm(page).form.getByRole('link', notice)).toHaveAttribute(
    'href',
    OPTIONAL.VITE_PRIVACY_URL,
  )
})

test('The CAPTCHA comes with the focus, is demanded, and its answer goes with the mail once', async ({
  page,
  inbox,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('__captcha')) scripts.push(request.url())
  })
  const { fill, submit, box, form, values } = await openContact(page)
  await submit.scrollIntoViewIfNeeded()
  expect(scripts).toEqual([])
  await fill()
  await expect(box).toBeVisible()
  expect(scripts).toHaveLength(1)

  await submit.click()
  await expect(form.getByRole('alert')).toHaveText(captchaTexts.missing)
  expect(await values()).toEqual(WRITTEN)
  expect(await violationsInThemes(page)).toEqual([])

  await box.press('Space')
  await expect(form.getByRole('alert')).toHaveText('')
  await submit.press('Enter')
  await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
  expect(await values()).toEqual(EMPTY)
  await expect(box).not.toBeChecked()
  const [mail] = await inbox.mails()
  expect(mail?.params['g-recaptcha-response']).toMatch(/^local-/)
})

test('A CAPTCHA that expires says so and keeps every field', async ({ page }) => {
  await page.clock.install()
  const { fill, box, form, submit, values } = await openContact(page)
  await fill()
  await box.check()
  await page.clock.fastForward(CAPTCHA_LIFETIME_MS)
  await expect(form.getByRole('alert')).toHaveText(captchaTexts.expired)
  await submit.click()
  expect(await values()).toEqual(WRITTEN)
})

for (const [kind, text] of [
  ['blocked', captchaTexts.failed],
  ['offline', captchaTexts.offline],
] as const) {
  test(`A CAPTCHA that is ${kind} says so, keeps every field and comes when asked again`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/^request failed: /, /^console error: .*net::ERR/)
    const { fill, box, form, submit, values } = await openContact(page)
    if (kind === 'blocked')
      await page.route(CAPTCHA_SCRIPT, (route) => route.abort('blockedbyclient'), { times: 1 })
    else await context.setOffline(true)
    await fill()
    await expect(form.getByRole('alert')).toContainText(text)
    await submit.click()
    expect(await values()).toEqual(WRITTEN)
    expect(await violationsInThemes(page)).toEqual([])
    await context.setOffline(false)
    await form.getByRole('button', { name: captchaTexts.retry }).click()
    await expect(box).toBeVisible()
  })
}

test('A guide is asked for with the CAPTCHA and the privacy notice', async ({ page, inbox }) => {
  await open(page, ROUTES.downloads)
  const request = requestDialog(page, MATERIALS[0])
  await request.opener.click()
  await expect(request.dialog.getByRole('link', { name: formTexts.privacyNotice })).toHaveAttribute(
    'href',
    OPTIONAL.VITE_PRIVACY_URL,
  )
  await request.fill()
  await request.dialog.getByRole('checkbox').check()
  expect(await violationsInThemes(page)).toEqual([])
  await request.submit.click()
  await expect(toastOf(page, formTexts.linkSent)).toBeVisible()
  expect(await inbox.mails()).toHaveLength(1)
})

for (const kind of ['429', '500'] as const) {
  test(`A message that the first route answers with ${kind} goes by the second`, async ({
    page,
    inbox,
    faults,
  }) => {
    faults.expect(new RegExp(`^status ${kind}`), /^console error: .*status of/)
    await inbox.orderFault(kind)
    const { fill, box, submit, values } = await openContact(page)
    await fill()
    await box.check()
    await submit.click()
    await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
    expect(await values()).toEqual(EMPTY)
    const mails = await inbox.mails()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.params).toMatchObject(WRITTEN)
  })
}

test('A message that both routes refuse has failed once, for the visitor', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expect(/^status 5/, /^console error: .*status of/)
  await inbox.orderFault('500')
  await page.route(SECOND_ROUTE, (route) => route.fulfill({ status: 503 }))
  const { fill, box, form, submit, values } = await openContact(page)
  await fill()
  await box.check()
  await submit.click()
  await expect(toastOf(page, formTexts.contactFailed)).toBeVisible()
  await expect(form.getByRole('alert').filter({ hasText: formTexts.failureHelp })).toBeVisible()
  expect(await values()).toEqual(WRITTEN)
})

for (const kind of ['hang', '400', 'drop'] as const) {
  test(`A message that meets "${kind}" does not go by the second route`, async ({
    page,
    inbox,
    faults,
  }) => {
    if (kind === '400') faults.expect(/^status 400/, /^console error: .*status of/)
    if (kind === 'drop') faults.expect(/^request failed/, /^console error: .*net::ERR/)
    await inbox.orderFault(kind)
    await page.clock.install()
    const { fill, box, submit } = await openContact(page)
    await fill()
    await box.check()
    const sent = page.waitForRequest('**/email/send')
    await submit.click()
    await sent
    await page.clock.fastForward(kind === 'hang' ? 15_000 : 0)
    await expect(toastOf(page, formTexts.contactFailed)).toBeVisible()
    expect(await inbox.mails()).toEqual([])
  })
}

test('The newsletter subscribes, and keeps the address when it cannot', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expect(/^status 500/, /^console error: .*status of/)
  await page.route(SECOND_ROUTE, (route) => route.fulfill({ status: 500 }), { times: 1 })
  await open(page, ROUTES.downloads)
  const { label, subscribed, failed } = footerTexts.newsletter
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
  expect(await violationsInThemes(page)).toEqual([])
})
