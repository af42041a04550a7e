import { assert, constantFrom, nat, oneof, property, record, string } from 'fast-check'
import { expect, it } from 'vitest'
import {
  digitsOf,
  formatPhone,
  maskPhone,
  nationalDigits,
  type PhoneText,
} from '@/forms/contact/phone-mask.ts'
import { PHONE_PATTERN } from '@/site/spec.ts'
import { millisecondsOf } from '../../support/speed.ts'

const RUNS = { numRuns: 10_000 }

const nearPhone = string({ unit: constantFrom('0', '1', '5', '9', '(', ')', '-', ' ', '+', 'a') })
const text = oneof(nearPhone, string({ unit: 'binary' }))
const edit = record({ value: text, caret: nat({ max: 20 }) })
const inputType = constantFrom('insertText', 'deleteContentBackward', 'deleteContentForward')

/** Reads a field from a text in which "|" is the caret. */
function read(field: string): PhoneText {
  return { value: field.replace('|', ''), caret: field.indexOf('|') }
}

/** The text as a browser changes it by a key, before the mask sees it. */
function browserEdit(field: string, key: string): [edit: PhoneText, inputType: string] {
  const [before = '', after = ''] = field.split('|')
  if (key === 'Backspace') return [read(`${before.slice(0, -1)}|${after}`), 'deleteContentBackward']
  if (key === 'Delete') return [read(`${before}|${after.slice(1)}`), 'deleteContentForward']
  return [read(`${before}${key}|${after}`), 'insertText']
}

function press(field: string, key: string): string {
  const { value, caret } = maskPhone(read(field).value, ...browserEdit(field, key))
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

it.each([
  ['11', '(11'],
  ['119123', '(11) 9123'],
  ['1191234', '(11) 91234-'],
  ['119123456789', '(11) 91234-5678'],
  ['+(11) 9.1234/5678 ramal', '(11) 91234-5678'],
  ['١١٩', ''],
])('The phone mask makes "%s" into "%s"', (written, formatted) => {
  expect(formatPhone(written)).toBe(formatted)
})

it('The phone mask fits the length and the pattern of the field', () => {
  const formatted = formatPhone('11912345678')
  expect(formatted).toHaveLength(15)
  // The browser compiles a pattern with the flag "v" where it can.
  for (const flag of ['u', 'v'])
    expect(formatted).toMatch(new RegExp(`^(?:${PHONE_PATTERN})$`, flag))
  expect(formatPhone('1132345678')).not.toMatch(new RegExp(`^(?:${PHONE_PATTERN})$`, 'v'))
})

// Plain conditions, as 10,000 calls of `expect` would be slow.
it('The phone mask keeps the first eleven digits of any text', () => {
  const keeps = (written: string) =>
    digitsOf(formatPhone(written)) === digitsOf(written).slice(0, 11)
  assert(property(text, keeps), RUNS)
})

it('The phone mask holds after any edit of any text, with the caret inside', () => {
  const isMasked = ({ value, caret }: PhoneText) =>
    formatPhone(value) === value && value.length <= 15 && caret >= 0 && caret <= value.length
  assert(
    property(text, edit, inputType, (shown, next, how) =>
      isMasked(maskPhone(formatPhone(shown), next, how)),
    ),
    RUNS,
  )
})

it.each(['1', '+'])('The phone mask takes 100 kB of "%s" in no time', (unit) => {
  const next = { value: unit.repeat(100_000), caret: 100_000 }
  expect(millisecondsOf(() => maskPhone('', next))).toBeLessThan(50)
  expect(millisecondsOf(() => nationalDigits(next.value))).toBeLessThan(50)
})

it.each([
  ['(11|', '9', '(11) 9|'],
  ['(11) 9123|', '4', '(11) 91234-|'],
  ['(11) 9|2345-678', '1', '(11) 91|234-5678'],
  ['(11|) 1234', '9', '(11) 9|1234-'],
  ['|(19) 12', '1', '(1|1) 912'],
  ['(11) 9|', 'a', '(11) 9|'],
  ['(11|) 9', ')', '(11|) 9'],
  ['(11) 91|234-5678', 'Backspace', '(11) 9|2345-678'],
  ['(1|', 'Backspace', '|'],
  ['(11) 9|1234-5678', 'Delete', '(11) 9|2345-678'],
  // At punctuation.
  ['(11) 91234-|5678', 'Backspace', '(11) 9123|5-678'],
  ['(11)| 91234-5678', 'Backspace', '(1|9) 12345-678'],
  ['(|11) 9', 'Backspace', '|(11) 9'],
  ['(11) 91234|-5678', 'Delete', '(11) 91234|-678'],
  ['(11|) 91234-5678', 'Delete', '(11|) 12345-678'],
  ['(11) 91234|-', 'Delete', '(11) 91234-|'],
])('A key in the phone "%s" keeps the caret by the digit: %s gives "%s"', (field, key, result) => {
  expect(press(field, key)).toBe(result)
})

it.each(['Backspace', 'Delete'])('The key %s empties a full field from its end', (key) => {
  let field = key === 'Backspace' ? '(11) 91234-5678|' : '|(11) 91234-5678'
  for (let presses = 0; presses < 11; presses += 1) field = press(field, key)
  expect(field).toBe('|')
})

it.each([
  ['0055 11 91234-5678', '11912345678'],
  ['55 11 91234-5678', '11912345678'],
  ['011 91234-5678', '11912345678'],
  ['+55 (011) 91234-5678', '11912345678'],
  ['11 91234-5678 ramal 42', '11912345678'],
  ['55 91234-5678', '55912345678'],
  ['+21 90055-1234', '21900551234'],
  ['  +55 11 91234', '1191234'],
])('A pasted number loses the country code: "%s" is %s', (written, digits) => {
  expect(nationalDigits(written)).toBe(digits)
})

it.each(['+5511912345678', '119123456789999'])('A filled-in number is cut: %s', (written) => {
  for (const shown of ['', '(21', '(21) 98765-4321'])
    expect(maskPhone(shown, read(`${written}|`)).value).toBe('(11) 91234-5678')
})
