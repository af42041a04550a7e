import type { Route } from '@playwright/test'
import { bringAxe, violationsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { contactForm, WRITTEN, toastOf } from '../support/forms.ts'
import { open, refuseTags } from '../support/open.ts'
import { texts } from '../support/site.ts'

test.beforeEach(({ page }) => refuseTags(page))

test('The footer leads to the addresses of the owner', async ({ page }) => {
  await open(page, '/conta/')
  const footer = page.getByRole('contentinfo')
  for (const [name, address] of [
    ['Privacidade', '/conta/privacidade'],
    ['Termos', 'https://www.example.com/termos'],
    ['Código aberto', 'https://code.example/conta'],
    ['Instagram', '#'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  const city = page.getByRole('link', { name: 'São Paulo, Brasil' })
  await expect(city).toHaveAttribute('href', 'https://maps.example/sao-paulo')
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
  await open(page, '/conta/')
  const { fill, form, submit, values } = contactForm(page)
  const trouble = form.getByRole('alert')
  const block = (route: Route) => route.abort('blockedbyclient')
  await page.route('**/__captcha/api.js', block, { times: 1 })
  await fill()
  await expect(trouble).toContainText(
    'A verificação não carregou. O que você escreveu continua aqui.',
  )
  expect(await violationsInThemes(page, '#contact form')).toEqual([])

  await context.setOffline(true)
  await submit.click()
  await expect(trouble).toContainText('Sem conexão, a verificação não carrega.')
  expect(await values()).toEqual(WRITTEN)

  await context.setOffline(false)
  await form.getByRole('button', { name: texts.captcha.retry }).click()
  await form.getByRole('checkbox', { name: 'Não sou um robô' }).check()
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
  await open(page, '/conta/downloads')
  const { label, subscribed, failed } = texts.footer.newsletter
  const email = page.getByRole('contentinfo').getByPlaceholder(label)
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
    params: { list: 'conta' },
  })
})
