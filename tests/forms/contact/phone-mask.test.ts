import { describe, expect, it } from 'vitest'
import { PHONE_MAX_LENGTH, PHONE_PATTERN } from '@/site/constants.ts'
import {
  formatPhone,
  maskPhone,
  nationalDigits,
  type PhoneText,
} from '@/forms/contact/phone-mask.ts'

/** Reads a field from a text in which "|" is the caret. */
function read(field: string): PhoneText {
  return { value: field.replace('|', ''), caret: field.indexOf('|') }
}

/** What a browser makes of a key before the mask sees it. */
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

describe('the mask', () => {
  it.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['119123', '(11) 9123'],
    ['1191234', '(11) 91234-'],
    ['11912345', '(11) 91234-5'],
    ['1191234567', '(11) 91234-567'],
    ['11912345678', '(11) 91234-5678'],
    ['119123456789', '(11) 91234-5678'],
    ['abc', ''],
    ['+(11) 9.1234/5678 ramal', '(11) 91234-5678'],
    ['١١٩', ''],
  ])('makes "%s" into "%s"', (text, formatted) => {
    expect(formatPhone(text)).toBe(formatted)
  })

  it('fits the length and the pattern of the field', () => {
    const formatted = formatPhone('11912345678')
    expect(formatted).toHaveLength(PHONE_MAX_LENGTH)
    // The browser compiles a pattern with the flag "v" where it can.
    for (const flag of ['u', 'v'])
      expect(formatted).toMatch(new RegExp(`^(?:${PHONE_PATTERN})$`, flag))
    expect(formatPhone('1132345678')).not.toMatch(new RegExp(`^(?:${PHONE_PATTERN})$`, 'v'))
  })
})

describe('a key', () => {
  it.each([
    ['|', '1', '(1|'],
    ['(11|', '9', '(11) 9|'],
    ['(11) 9123|', '4', '(11) 91234-|'],
    ['(11) 9|2345-678', '1', '(11) 91|234-5678'],
    ['(11|) 1234', '9', '(11) 9|1234-'],
    ['|(19) 12', '1', '(1|1) 912'],
    ['(11) 9|', 'a', '(11) 9|'],
    ['(11|) 9', ')', '(11|) 9'],
    ['(11) 91234-5678|', 'Backspace', '(11) 91234-567|'],
    ['(11) 91|234-5678', 'Backspace', '(11) 9|2345-678'],
    ['(1|', 'Backspace', '|'],
    ['(11) 9|1234-5678', 'Delete', '(11) 9|2345-678'],
  ])('in "%s" keeps the caret by the digit: %s gives "%s"', (field, key, result) => {
    expect(press(field, key)).toBe(result)
  })

  it.each([
    ['(11) 91234-|5678', 'Backspace', '(11) 9123|5-678'],
    ['(11)| 91234-5678', 'Backspace', '(1|9) 12345-678'],
    ['(|11) 9', 'Backspace', '|(11) 9'],
    ['(11) 91234|-5678', 'Delete', '(11) 91234|-678'],
    ['(11|) 91234-5678', 'Delete', '(11|) 12345-678'],
    ['(11) 91234|-', 'Delete', '(11) 91234-|'],
  ])('in "%s" is not stuck at punctuation: %s gives "%s"', (field, key, result) => {
    expect(press(field, key)).toBe(result)
  })

  it.each(['Backspace', 'Delete'])('%s empties a full field from its end', (key) => {
    let field = key === 'Backspace' ? '(11) 91234-5678|' : '|(11) 91234-5678'
    for (let presses = 0; presses < 11; presses += 1) field = press(field, key)
    expect(field).toBe('|')
  })
})

describe('a whole number that arrives at once', () => {
  const NUMBER = '11912345678'

  it.each([
    '11912345678',
    '(11) 91234-5678',
    '+55 11 91234-5678',
    '(+55) 11 91234-5678',
    '0055 11 91234-5678',
    '55 11 91234-5678',
    '011 91234-5678',
    '+55 (011) 91234-5678',
    '11 91234-5678 ramal 42',
    ' \t11 91234 5678\n',
  ])('is national: "%s"', (text) => {
    expect(nationalDigits(text)).toBe(NUMBER)
  })

  it.each([
    ['55 91234-5678', '55912345678'],
    ['+21 90055-1234', '21900551234'],
    ['  +55 11 91234', '1191234'],
    ['não tenho', ''],
  ])('keeps what is no country code: "%s" is %s', (text, digits) => {
    expect(nationalDigits(text)).toBe(digits)
  })

  it.each(['+5511912345678', '5511912345678', '119123456789999'])(
    'is cut to its length where a browser fills it in: %s',
    (text) => {
      for (const shown of ['', '(21', '(21) 98765-4321'])
        expect(maskPhone(shown, read(`${text}|`)).value).toBe('(11) 91234-5678')
    },
  )
})
