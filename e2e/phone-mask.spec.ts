import type { Locator } from '@playwright/test'
import { contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'

/** Places the caret, presses one key, and reads the field as "before|after". */
async function press(phone: Locator, digits: string, caret: number, key: string): Promise<string> {
  await phone.fill(digits)
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

const TYPED = [
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

/** One of each way to change a number with the caret in its middle; the mask's own tests have them all. */
const CHANGED: [digits: string, caret: number, key: string, shown: string][] = [
  ['1191234567', 6, '0', '(11) 90|123-4567'],
  ['11912345678', 6, 'x', '(11) 9|1234-5678'],
  ['11912345678', 7, 'Backspace', '(11) 9|2345-678'],
  ['11912345678', 7, 'Delete', '(11) 91|345-678'],
  ['11912345678', 11, 'Backspace', '(11) 9123|5-678'],
  ['11912345678', 3, 'Delete', '(11|) 12345-678'],
]

test('A phone number takes its form as it is typed, changed in its middle, deleted and pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  const phone = contactForm(page).field('phone')

  const seen: string[] = []
  for (const digit of '119123456789') {
    await phone.press(digit)
    seen.push(await read(phone))
  }
  expect(seen).toEqual(TYPED)

  for (let left = 10; left >= 0; left -= 1) {
    await phone.press('Backspace')
    expect((await phone.inputValue()).replace(/\D/g, '')).toHaveLength(left)
  }
  await expect(phone).toHaveValue('')

  for (const [digits, caret, key, shown] of CHANGED)
    expect(await press(phone, digits, caret, key), `${key} at ${caret}`).toBe(shown)

  await page.evaluate(() => navigator.clipboard.writeText('+55 11 91234-5678'))
  await phone.fill('')
  await phone.press('ControlOrMeta+v')
  expect(await read(phone)).toBe('(11) 91234-5678|')
  await phone.press('ControlOrMeta+a')
  await phone.press('ControlOrMeta+v')
  expect(await read(phone)).toBe('(11) 91234-5678|')
})
