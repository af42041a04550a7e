import type { Locator } from '@playwright/test'
import { contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'

/** Places the caret, presses one key, and reads the field as "before|after". */
async function press(phone: Locator, digits: string, caret: number, key: string): Promise<string> {
  await phone.fill('')
  await phone.pressSequentially(digits)
  await phone.evaluate((input: HTMLInputElement, place) => {
    input.setSelectionRange(place, place)
  }, caret)
  await phone.press(key)
  return read(phone)
}

function read(phone: Locator): Promise<string> {
  return phone.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`
  })
}

test('A phone number takes its form while it is typed, and stops at eleven digits', async ({
  page,
}) => {
  await open(page, '/')
  const phone = contactForm(page).field('phone')
  const steps = [
    '(1|',
    '(11|',
    '(11) 9|',
    '(11) 91|',
    '(11) 912|',
    '(11) 9123|',
    '(11) 91234-|',
    '(11) 91234-5|',
    '(11) 91234-56|',
    '(11) 91234-567|',
    '(11) 91234-5678|',
    '(11) 91234-5678|',
  ]
  const seen: string[] = []
  for (const digit of '119123456789') {
    await phone.press(digit)
    seen.push(await read(phone))
  }
  expect(seen).toEqual(steps)
})

test('The caret stays beside its digit when the number is changed in the middle', async ({
  page,
}) => {
  await open(page, '/')
  const phone = contactForm(page).field('phone')
  const full = '11912345678'
  expect(await press(phone, '1191234567', 6, '0')).toBe('(11) 90|123-4567')
  expect(await press(phone, full, 6, '0')).toBe('(11) 9|1234-5678')
  expect(await press(phone, full, 6, 'x')).toBe('(11) 9|1234-5678')
  expect(await press(phone, full, 7, 'Backspace')).toBe('(11) 9|2345-678')
  expect(await press(phone, full, 7, 'Delete')).toBe('(11) 91|345-678')
})

test('Backspace and Delete pass over brackets, space and hyphen', async ({ page }) => {
  await open(page, '/')
  const phone = contactForm(page).field('phone')
  const full = '11912345678'
  expect(await press(phone, full, 11, 'Backspace')).toBe('(11) 9123|5-678')
  expect(await press(phone, full, 10, 'Delete')).toBe('(11) 91234|-678')
  expect(await press(phone, full, 5, 'Backspace')).toBe('(1|9) 12345-678')
  expect(await press(phone, full, 3, 'Delete')).toBe('(11|) 12345-678')

  await phone.fill('')
  await phone.pressSequentially(full)
  for (let left = 10; left >= 0; left -= 1) {
    await phone.press('Backspace')
    expect((await phone.inputValue()).replace(/\D/g, '')).toHaveLength(left)
  }
  await expect(phone).toHaveValue('')
})

test('A pasted number loses its country code and takes the form', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  const phone = contactForm(page).field('phone')
  const pasted = ['+55 11 91234-5678', '0055 (11) 91234 5678', '5511912345678', '011 91234.5678']
  for (const text of pasted) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await phone.fill('')
    await phone.press('ControlOrMeta+v')
    expect(await read(phone), text).toBe('(11) 91234-5678|')
  }

  await phone.press('ControlOrMeta+a')
  await phone.press('ControlOrMeta+v')
  expect(await read(phone)).toBe('(11) 91234-5678|')
})
