import type { Locator, Page } from '@playwright/test'
import { contactForm, WRITTEN } from './support/contact-form.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { texts } from './support/site.ts'

/** The field as "before|after" its caret. */
function read(phone: Locator): Promise<string> {
  return phone.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`
  })
}

/** A key in the middle of a number: what the browser does to the caret; the mask's tests have the rest. */
const CHANGED = [
  ['1191234567', 6, '0', '(11) 90|123-4567'],
  ['11912345678', 6, 'x', '(11) 9|1234-5678'],
  ['11912345678', 11, 'Backspace', '(11) 9123|5-678'],
  ['11912345678', 3, 'Delete', '(11|) 12345-678'],
] as const

/** Whether the field is drawn with a border that is red, in each theme. */
async function redBorders(page: Page, field: Locator): Promise<boolean[]> {
  const red: boolean[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    red.push(
      await field.evaluate((input) => {
        const { borderBottomColor, borderBottomStyle, borderBottomWidth } = getComputedStyle(input)
        const drawn = borderBottomStyle === 'solid' && Number.parseFloat(borderBottomWidth) >= 1
        const [r = 0, g = 0, b = 0] = borderBottomColor.match(/\d+/g)?.map(Number) ?? []
        return drawn && r > 180 && g < 80 && b < 80
      }),
    )
  }
  return red
}

test('A phone number takes its form as it is typed and changed, a wrong e-mail alone has a red border, in both themes @contact', async ({
  page,
}) => {
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
  expect(await redBorders(page, email)).toEqual([false, false])
  await email.fill('visitante@empresa')
  await expect(contact.form.getByText(texts.forms.emailInvalid)).toBeVisible()
  expect(await redBorders(page, email)).toEqual([true, true])
})
