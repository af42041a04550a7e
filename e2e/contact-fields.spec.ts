import type { Locator, Page } from '@playwright/test'
import { FIELD_LIMITS } from '../src/config/limits.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { interpolate } from '../src/lib/interpolate.ts'
import { contactForm, WRITTEN } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { holdSends } from './sends.ts'
import { toastOf } from './toast.ts'

/** One of each kind; the others are refused without a browser. */
const REFUSED = [
  { field: 'name', value: '   ', message: formTexts.required },
  { field: 'email', value: 'visitante', message: formTexts.emailInvalid },
  { field: 'phone', value: '1132345678', message: formTexts.phoneInvalid },
  {
    field: 'message',
    value: 'a'.repeat(100_000),
    message: interpolate(formTexts.tooLong, {
      limit: FIELD_LIMITS.message.toLocaleString('pt-BR'),
      length: '100.000',
    }),
  },
] as const

test('What cannot be sent is held back with words at each field and the focus on the first', async ({
  page,
}) => {
  const sends = await holdSends(page)
  await open(page, '/')
  const contact = contactForm(page)
  await contact.submit.click()
  await expect(contact.field('name')).toBeFocused()
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await expect(contact.field(name)).toHaveAccessibleDescription(formTexts.required)
    await expect(contact.field(name)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(contact.field('company')).toHaveAttribute('aria-invalid', 'false')
  await contact.field('name').fill(WRITTEN.name)
  await expect(contact.field('name')).toHaveAccessibleDescription('')

  await contact.fill()
  for (const { field, value, message } of REFUSED) {
    await contact.field(field).fill(value)
    await contact.field('company').focus()
    await contact.submit.click()
    await expect(contact.field(field)).toHaveAccessibleDescription(message)
    await expect(contact.field(field)).toBeFocused()
    await contact.field(field).fill(WRITTEN[field])
  }
  expect(sends.count()).toBe(0)
})

const THEMES = ['light', 'dark'] as const

/** Whether the field is drawn with a border that is red, in each theme. */
async function redBorders(page: Page, field: Locator): Promise<boolean[]> {
  const red: boolean[] = []
  for (const colorScheme of THEMES) {
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

test('A wrong e-mail is named while it is typed, in red, and is no obstacle by itself', async ({
  page,
}) => {
  await open(page, '/')
  const contact = contactForm(page)
  const email = contact.field('email')
  const warning = contact.form.getByText(formTexts.emailInvalid)
  await contact.fill()
  expect(await redBorders(page, email)).toEqual([false, false])
  await email.fill('')
  const typed = { v: true, 'v@': true, 'v@empresa': true, 'v@empresa.': true, 'v@empresa.b': false }
  for (const [text, wrong] of Object.entries(typed)) {
    await email.pressSequentially(text.slice((await email.inputValue()).length))
    await expect(warning).toHaveCount(wrong ? 1 : 0)
    await expect(email).toHaveAttribute('aria-invalid', String(wrong))
  }

  // The browser takes an address without a dot; the live rule does not.
  await email.fill('visitante@empresa')
  await expect(warning).toBeVisible()
  expect(await redBorders(page, email)).toEqual([true, true])

  await contact.submit.click()
  await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
})
