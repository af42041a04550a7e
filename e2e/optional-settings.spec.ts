import type { Route } from '@playwright/test'
import { ROUTES } from '../src/site/routes.ts'
import { withChannels } from '../tests/support/texts.ts'
import { bringAxe, violationsInThemes } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, WRITTEN, toastOf } from './support/forms.ts'
import { open } from './support/open.ts'
import { BASE, OTHER_SETTINGS, OTHER_BUILD } from './support/other-site.ts'
import { texts, settings } from './support/site.ts'

const HOME = BASE + ROUTES.home.path

test('The footer leads to the addresses of the owner', async ({ page }) => {
  await open(page, HOME)
  const { links, parts } = OTHER_BUILD.settings
  const socialLinks = parts.socialLinks ? texts.footer.social.links : []
  for (const { id: name, label } of [...texts.footer.legal.links, ...socialLinks]) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })
    const address = links[name]?.replace(/^\//, `${BASE}/`) ?? ''
    await expect(link).toHaveAttribute('href', address || '#')
  }
  const city = page.getByRole('link', { name: settings.city })
  await expect(city).toHaveAttribute('href', OTHER_SETTINGS.VITE_LOCATION_URL)
  await expect(city).toHaveAttribute('rel', 'noopener noreferrer')
})

test('An address outside the site’s folder is named as missing, and the page answers', async ({
  page,
  faults,
}) => {
  faults.expectStatus(404)
  await open(page, '/nada')
  await expect(page.getByRole('main')).toContainText('/nada')
  await page.locator('footer [aria-haspopup="menu"]').click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
})

test('A CAPTCHA that is blocked or offline can be asked for again, and a mail goes by the second route', async ({
  page,
  context,
  inbox,
  faults,
}) => {
  faults.expect(/^request failed: /, /^console error: .*net::ERR/)
  faults.expectStatus(429)
  await bringAxe(page)
  await open(page, HOME)
  const { fill, form, values } = contactForm(page)
  const box = form.getByRole('checkbox', { name: 'Não sou um robô' })
  const submit = form.locator('[type="submit"]')
  const trouble = form.getByRole('alert')
  const retry = form.getByRole('button', { name: texts.captcha.retry })
  const block = (route: Route) => route.abort('blockedbyclient')
  await page.route('**/__captcha/api.js', block, { times: 1 })
  await fill()
  await expect(trouble).toContainText(withChannels(texts.captcha.failed))
  expect(await violationsInThemes(page, '#contact form')).toEqual([])

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

test('The newsletter subscribes, or keeps the address', async ({ page, inbox, faults }) => {
  faults.expectStatus(500)
  await page.route('**/__form*', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await open(page, `${BASE}/downloads`)
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
