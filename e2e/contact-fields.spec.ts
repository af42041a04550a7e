import { expect, test } from './support/fixtures.ts'
import { contactForm, WRITTEN } from './support/forms.ts'
import { open } from './support/open.ts'

const RED = /rgb\((?:1[89]|2\d)\d, \d{2}, \d{2}\)/

// phone-mask.test.ts tests the mask itself.
test('Backspace in a phone number leaves the caret by the deleted digit @contact', async ({
  page,
}) => {
  await open(page, '/')
  const phone = contactForm(page).field('phone')
  await phone.fill('11912345678')
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(11, 11))
  await phone.press('Backspace')
  await expect(phone).toHaveValue('(11) 91235-678')
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(9)
})

test('A wrong e-mail address has a red border in both themes @contact', async ({ page }) => {
  await open(page, '/')
  const email = contactForm(page).field('email')
  await email.fill(WRITTEN.email)
  await expect(email).not.toHaveCSS('border-bottom-color', RED)
  await email.fill('visitante@empresa')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(email).toHaveCSS('border-bottom', new RegExp(`^1px solid ${RED.source}$`))
  }
})
