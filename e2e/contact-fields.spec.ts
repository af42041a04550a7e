import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { contactForm, WRITTEN } from './support/forms.ts'
import { open } from './support/open.ts'
import { texts } from './support/site.ts'

/** The field as "before|after" its caret. */
function read(phone: Locator): Promise<string> {
  return phone.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`
  })
}

/** Keys in the middle of a number: the caret as the browser sets it. The unit tests cover the mask itself. */
const CHANGED = [
  ['1191234567', 6, '0', '(11) 90|123-4567'],
  ['11912345678', 6, 'x', '(11) 9|1234-5678'],
  ['11912345678', 11, 'Backspace', '(11) 9123|5-678'],
  ['11912345678', 3, 'Delete', '(11|) 12345-678'],
] as const

const RED = /rgb\((?:1[89]|2\d)\d, \d{2}, \d{2}\)/

test('A phone takes its form, and a wrong e-mail a red border @contact', async ({ page }) => {
  await open(page, '/')
  const contact = contactForm(page)
  const phone = contact.field('phone')
  await phone.pressSequentially('119123456789')
  expect(await read(phone)).toBe('(11) 91234-5678|')
  for (const [digits, caret, key, shown] of CHANGED) {
    await phone.fill(digits)
    await phone.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), caret)
    await phone.press(key)
    expect(await read(phone), `${key} at ${caret}`).toBe(shown)
  }

  const email = contact.field('email')
  await email.fill(WRITTEN.email)
  await expect(email).not.toHaveCSS('border-bottom-color', RED)
  await email.fill('visitante@empresa')
  await expect(contact.form.getByText(texts.forms.emailInvalid)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(email).toHaveCSS('border-bottom', new RegExp(`^1px solid ${RED.source}$`))
  }
})
