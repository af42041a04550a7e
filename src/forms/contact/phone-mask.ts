import { PHONE_MAX_DIGITS } from '@/site/spec.ts'

const AREA_DIGITS = 2
const FIRST_PART_END = 7

export interface PhoneText {
  value: string
  caret: number
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** The contact form's mask (specification section 5, Telefone). */
export function formatPhone(text: string): string {
  const digits = digitsOf(text).slice(0, PHONE_MAX_DIGITS)
  const area = digits.slice(0, AREA_DIGITS)
  if (digits.length === 0) return ''
  if (digits.length <= AREA_DIGITS) return `(${area}`
  if (digits.length < FIRST_PART_END) return `(${area}) ${digits.slice(AREA_DIGITS)}`
  return `(${area}) ${digits.slice(AREA_DIGITS, FIRST_PART_END)}-${digits.slice(FIRST_PART_END)}`
}

/** The digits of a pasted or autofilled number, without Brazil's country code and a leading zero. */
export function nationalDigits(text: string): string {
  const digits = digitsOf(text).replace(/^00/, '')
  const international = /^\W*(\+|00)/.test(text) || digits.length > PHONE_MAX_DIGITS
  return (international ? digits.replace(/^55/, '') : digits)
    .replace(/^0/, '')
    .slice(0, PHONE_MAX_DIGITS)
}

function caretAfter(count: number, value: string): number {
  if (count >= digitsOf(value).length) return value.length
  const digits = [...value.matchAll(/\d/g)]
  return count === 0 ? 0 : (digits[count - 1]?.index ?? 0) + 1
}

export function maskPhone(
  previous: string,
  { value, caret }: PhoneText,
  inputType = '',
): PhoneText {
  let before = digitsOf(value.slice(0, caret))
  let after = digitsOf(value.slice(caret))
  if (before.length + after.length > PHONE_MAX_DIGITS) {
    before = nationalDigits(value)
    after = ''
  } else if (before + after === digitsOf(previous)) {
    // If only punctuation was deleted, delete the digit beside it.
    if (inputType === 'deleteContentForward') after = after.slice(1)
    else if (inputType.startsWith('delete')) before = before.slice(0, -1)
  }
  const masked = formatPhone(before + after)
  return { value: masked, caret: caretAfter(before.length, masked) }
}
