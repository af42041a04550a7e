import { FIELD_LIMITS } from '../src/config/limits.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { fill } from '../src/lib/fill.ts'
import { contactForm, WRITTEN } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { holdSends } from './sends.ts'
import { toastOf } from './toast.ts'

test('An empty form is held back with a message at each field and the focus on the first', async ({
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
  await contact.submit.click()
  await expect(contact.field('email')).toBeFocused()
  expect(sends.count()).toBe(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('the input of a wrong address has a red border', async ({ page }) => {
      await open(page, '/')
      const email = contactForm(page).field('email')
      const border = () =>
        email.evaluate((input) => {
          const { borderBottomColor, borderBottomStyle, borderBottomWidth } =
            getComputedStyle(input)
          const [red = 0, green = 0, blue = 0] = borderBottomColor.match(/\d+/g)?.map(Number) ?? []
          const drawn = borderBottomStyle === 'solid' && Number.parseFloat(borderBottomWidth) >= 1
          return drawn && red > 180 && green < 80 && blue < 80
        })
      expect(await border()).toBe(false)
      await email.fill('visitante@empresa')
      expect(await border()).toBe(true)
      await email.fill(WRITTEN.email)
      expect(await border()).toBe(false)
    })
  })
}

const REFUSED = [
  { field: 'name', value: '   ', message: formTexts.required },
  { field: 'email', value: 'visitante', message: formTexts.emailInvalid },
  { field: 'email', value: 'visitante@@empresa.example', message: formTexts.emailInvalid },
  { field: 'phone', value: '119', message: formTexts.phoneInvalid },
  { field: 'phone', value: '1132345678', message: formTexts.phoneInvalid },
  { field: 'message', value: '\n \n', message: formTexts.required },
  {
    field: 'message',
    value: 'a'.repeat(100_000),
    message: fill(formTexts.tooLong, { limit: FIELD_LIMITS.message, length: 100_000 }),
  },
] as const

test('What cannot be sent is refused at its field, in words', async ({ page }) => {
  const sends = await holdSends(page)
  await open(page, '/')
  const contact = contactForm(page)
  for (const { field, value, message } of REFUSED) {
    await contact.fill()
    await contact.field(field).fill(value)
    await contact.field('company').focus()
    await contact.submit.click()
    await expect(contact.field(field)).toHaveAccessibleDescription(message)
    await expect(contact.field(field)).toBeFocused()
  }
  expect(sends.count()).toBe(0)
})

test('A wrong e-mail is named while it is typed, in red, and is no obstacle by itself', async ({
  page,
}) => {
  await open(page, '/')
  const contact = contactForm(page)
  const email = contact.field('email')
  const warning = contact.form.getByText(formTexts.emailInvalid)
  await contact.fill()
  await email.fill('')
  const typed = { v: true, 'v@': true, 'v@empresa': true, 'v@empresa.': true, 'v@empresa.b': false }
  for (const [text, wrong] of Object.entries(typed)) {
    await email.pressSequentially(text.slice(await email.inputValue().then((now) => now.length)))
    await expect(warning).toHaveCount(wrong ? 1 : 0)
    await expect(email).toHaveAttribute('aria-invalid', String(wrong))
  }

  // The browser takes an address without a dot; the live rule does not.
  await email.fill('visitante@empresa')
  await expect(warning).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const border = await email.evaluate((input) => getComputedStyle(input).borderBottomColor)
    const [red = 0, green = 255, blue = 255] = (border.match(/[\d.]+/g) ?? []).map(Number)
    expect([colorScheme, red > 180, Math.max(green, blue) < 90]).toEqual([colorScheme, true, true])
  }

  await contact.submit.click()
  await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
})
