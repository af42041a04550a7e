import { describe, expect, it } from 'vitest'
import { PHONE_MAX_LENGTH, PHONE_PATTERN } from '@/config/spec.ts'
import {
  editPhone,
  formatPhone,
  pastePhone,
  type Edit,
  type EditKind,
} from '@/features/contact/phone-mask.ts'

/** Reads a field from a text in which "|" is the caret. */
function read(field: string): Edit {
  return { value: field.replace('|', ''), caret: field.indexOf('|') }
}

function write({ value, caret }: Edit): string {
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

/** What a browser makes of a key before the mask sees it. */
function browserEdit({ value, caret }: Edit, key: string): [Edit, EditKind] {
  const before = value.slice(0, caret)
  const after = value.slice(caret)
  if (key === 'Backspace')
    return [
      { value: before.slice(0, -1) + after, caret: Math.max(0, caret - 1) },
      'delete-backward',
    ]
  if (key === 'Delete') return [{ value: before + after.slice(1), caret }, 'delete-forward']
  return [{ value: before + key + after, caret: caret + key.length }, 'type']
}

function press(field: string, key: string): string {
  const [next, kind] = browserEdit(read(field), key)
  return write(editPhone(read(field).value, next, kind))
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

describe('typing', () => {
  it.each([
    ['|', '1', '(1|'],
    ['(1|', '1', '(11|'],
    ['(11|', '9', '(11) 9|'],
    ['(11) 9123|', '4', '(11) 91234-|'],
    ['(11) 91234-|', '5', '(11) 91234-5|'],
    ['(11) 91234-567|', '8', '(11) 91234-5678|'],
  ])('"%s" + %s is "%s"', (field, key, result) => {
    expect(press(field, key)).toBe(result)
  })

  it.each([
    ['(1|9', '1', '(11|) 9'],
    ['(11) 9|2345-678', '1', '(11) 91|234-5678'],
    ['(11|) 1234', '9', '(11) 9|1234-'],
    ['|(19) 12', '1', '(1|1) 912'],
  ])('in the middle of "%s" keeps the caret by the digit: %s gives "%s"', (field, key, result) => {
    expect(press(field, key)).toBe(result)
  })

  it.each([
    ['(11) 9|', 'a', '(11) 9|'],
    ['(11) |9', 'a', '(11) |9'],
    ['(11|) 9', ')', '(11)| 9'],
    ['|', '(', '|'],
  ])('"%s" + %s, which is no digit, is "%s"', (field, key, result) => {
    expect(press(field, key)).toBe(result)
  })

  it.each(['(11) 91234-5678|', '(11) 9|1234-5678', '|(11) 91234-5678'])(
    'a twelfth digit leaves "%s" as it is',
    (field) => {
      expect(press(field, '0')).toBe(field)
    },
  )
})

describe('deleting', () => {
  it.each([
    ['(11) 91234-5678|', '(11) 91234-567|'],
    ['(11) 91|234-5678', '(11) 9|2345-678'],
    ['(11) 91234-5|678', '(11) 91234-|678'],
    ['(1|', '|'],
  ])('Backspace in "%s" takes a digit: "%s"', (field, result) => {
    expect(press(field, 'Backspace')).toBe(result)
  })

  it.each([
    ['(11) 91234-|', '(11) 9123|'],
    ['(11) 91234-|5678', '(11) 9123|5-678'],
    ['(11) |91234-5678', '(1|9) 12345-678'],
    ['(11)| 91234-5678', '(1|9) 12345-678'],
    ['(|11) 9', '|(11) 9'],
  ])('Backspace in "%s" is not stuck at punctuation: "%s"', (field, result) => {
    expect(press(field, 'Backspace')).toBe(result)
  })

  it.each([
    ['(11) 9|1234-5678', '(11) 9|2345-678'],
    ['(11) 91234|-5678', '(11) 91234|-678'],
    ['(11) 91234-|5678', '(11) 91234-|678'],
    ['(11|) 91234-5678', '(11|) 12345-678'],
    ['|(11) 9', '|(19'],
    ['(11) 91234|-', '(11) 91234-|'],
  ])('Delete in "%s" takes the next digit: "%s"', (field, result) => {
    expect(press(field, 'Delete')).toBe(result)
  })

  it.each(['Backspace', 'Delete'])('%s empties a full field from its end', (key) => {
    let field = key === 'Backspace' ? '(11) 91234-5678|' : '|(11) 91234-5678'
    for (let presses = 0; presses < 11; presses += 1) field = press(field, key)
    expect(field).toBe('|')
  })
})

describe('pasting', () => {
  const NUMBER = '(11) 91234-5678|'

  it.each([
    '11912345678',
    '(11) 91234-5678',
    '+55 11 91234-5678',
    '+5511912345678',
    '(+55) 11 91234-5678',
    '0055 11 91234-5678',
    '55 11 91234-5678',
    '011 91234-5678',
    '+55 (011) 91234-5678',
    '11 91234-5678 ramal 42',
    ' \t11 91234 5678\n',
  ])('"%s" gives the number', (pasted) => {
    expect(write(pastePhone('', 0, 0, pasted))).toBe(NUMBER)
  })

  it.each([
    ['55 91234-5678', '(55) 91234-5678|'],
    ['55 3234-5678', '(55) 32345-678|'],
    ['55 90012-3456', '(55) 90012-3456|'],
    ['+21 90055-1234', '(21) 90055-1234|'],
    ['+55 11 91234', '(11) 91234-|'],
    ['  +55 11 91234', '(11) 91234-|'],
    ['55 11 3234-5678', '(11) 32345-678|'],
    ['', '|'],
    ['não tenho', '|'],
  ])('"%s" gives "%s"', (pasted, result) => {
    expect(write(pastePhone('', 0, 0, pasted))).toBe(result)
  })

  it.each([
    ['(11) 91234-5678', 5, 15, '98765-4321', '(11) 98765-4321|'],
    ['(11) 95678', 6, 6, '1234', '(11) 91234|-5678'],
    ['(11) 91234-5678', 0, 15, '+55 21 98765-4321', '(21) 98765-4321|'],
    ['(11) 91234-5678', 15, 15, '99', '(11) 91234-5678|'],
  ])('into "%s" from %i to %i "%s" gives "%s"', (value, start, end, pasted, result) => {
    expect(write(pastePhone(value, start, end, pasted))).toBe(result)
  })
})

describe('a whole number that arrives at once', () => {
  it.each(['11912345678', '011912345678', '+5511912345678', '119123456789999'])(
    'is taken like a pasted one: %s',
    (number) => {
      for (const previous of ['', '(21', '(21) 98765-4321'])
        expect(write(editPhone(previous, read(`${number}|`), 'type'))).toBe('(11) 91234-5678|')
    },
  )
})
