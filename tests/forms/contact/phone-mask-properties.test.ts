import { assert, constantFrom, nat, oneof, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PHONE_MAX_DIGITS, PHONE_MAX_LENGTH } from '@/site/constants.ts'
import {
  digitsOf,
  formatPhone,
  maskPhone,
  nationalDigits,
  type PhoneText,
} from '@/forms/contact/phone-mask.ts'
import { millisecondsOf } from '../../speed.ts'

const RUNS = { numRuns: 10_000 }

const anyText = string({ unit: 'binary' })
const nearPhone = string({ unit: constantFrom('0', '1', '5', '9', '(', ')', '-', ' ', '+', 'a') })
const text = oneof(nearPhone, anyText)
const edit = record({ value: text, caret: nat({ max: 20 }) })
const inputType = constantFrom('insertText', 'deleteContentBackward', 'deleteContentForward')

// Plain conditions: an assertion in each of 10,000 runs would take longer than what it asserts.
function isMasked({ value, caret }: PhoneText): boolean {
  return (
    formatPhone(value) === value &&
    value.length <= PHONE_MAX_LENGTH &&
    caret >= 0 &&
    caret <= value.length
  )
}

describe('the mask, of any text', () => {
  it('is the same when it is applied twice', () => {
    assert(
      property(text, (value) => {
        const once = formatPhone(value)
        return formatPhone(once) === once
      }),
      RUNS,
    )
  })

  it('keeps the first eleven digits, and at most fifteen characters', () => {
    assert(
      property(text, (value) => {
        const formatted = formatPhone(value)
        return (
          digitsOf(formatted) === digitsOf(value).slice(0, PHONE_MAX_DIGITS) &&
          formatted.length <= PHONE_MAX_LENGTH
        )
      }),
      RUNS,
    )
  })

  it('holds after any edit, with the caret inside', () => {
    assert(
      property(text, edit, inputType, (shown, next, how) =>
        isMasked(maskPhone(formatPhone(shown), next, how)),
      ),
      RUNS,
    )
  })

  it.each(['1', '+', 'a', '(1) '])('takes 100 kB of "%s" in no time', (unit) => {
    const long = unit.repeat(100_000 / unit.length)
    expect(millisecondsOf(() => formatPhone(long))).toBeLessThan(50)
    expect(millisecondsOf(() => nationalDigits(long))).toBeLessThan(50)
    const next = { value: long, caret: long.length }
    expect(millisecondsOf(() => maskPhone('', next))).toBeLessThan(50)
  })
})
