import { ROUTES } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, EMPTY, toastOf } from './support/forms.ts'
import { CODE, hold, hydrated, styled, PHONE, slowDown } from './support/open.ts'
import { texts } from './support/site.ts'

test.use({ viewport: PHONE, hasTouch: true })
test.setTimeout(60_000)

test('Enter pressed before the code has come sends one mail @contact', async ({ page, inbox }) => {
  const speedUp = await slowDown(page)
  const code = await hold(page, CODE)
  await page.goto(ROUTES.home.path)
  await styled(page)
  const contact = contactForm(page)
  await contact.fill()
  const press = () => contact.field('email').press('Enter')
  for (let presses = 0; presses < 2; presses += 1) await press()
  code.come()
  await press()
  await hydrated(page)
  await speedUp()
  await press()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  expect(await contact.values()).toEqual(EMPTY)
  await press()
  await expect(contact.submit).toBeEnabled()
  expect(await inbox.mails()).toHaveLength(1)
})
