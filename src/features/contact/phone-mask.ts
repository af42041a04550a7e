import { PHONE_MAX_DIGITS } from '@/config/spec.ts'

const AREA_DIGITS = 2
const FIRST_PART_END = 7
const MASK_FROM_DIGITS = 7

export interface Edit {
  value: string
  caret: number
}

export type EditKind = 'type' | 'delete-backward' | 'delete-forward'

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Specification section 5, Telefone. */
export function formatPhone(text: string): string {
  const digits = digitsOf(text).slice(0, PHONE_MAX_DIGITS)
  const area = digits.slice(0, AREA_DIGITS)
  if (digits.length === 0) return ''
  if (digits.length <= AREA_DIGITS) return `(${area}`
  if (digits.length < MASK_FROM_DIGITS) return `(${area}) ${digits.slice(AREA_DIGITS)}`
  return `(${area}) ${digits.slice(AREA_DIGITS, FIRST_PART_END)}-${digits.slice(FIRST_PART_END)}`
}

function nationalDigits(pasted: string): string {
  const digits = digitsOf(pasted).replace(/^00/, '')
  const international = /^\s*(\+|00)/.test(pasted) || digits.length > PHONE_MAX_DIGITS
  return (international ? digits.replace(/^55/, '') : digits).replace(/^0/, '')
}

/** The position nearest to the wanted one that has `count` digits before it. */
function caretAfterDigits(formatted: string, count: number, wanted: number): number {
  if (count >= digitsOf(formatted).length) return formatted.length
  let seen = 0
  let position = 0
  while (seen < count) {
    if (/\d/.test(formatted[position] ?? '')) seen += 1
    position += 1
  }
  const punctuation = formatted.slice(position).search(/\d/)
  return Math.min(Math.max(position, wanted), position + punctuation)
}

function edited(before: string, after: string, wantedCaret = 0): Edit {
  const value = formatPhone(before + after)
  return { value, caret: caretAfterDigits(value, before.length, wantedCaret) }
}

/** The masked result of one keystroke, from the text before it and the browser's text after it. */
export function editPhone(previous: string, next: Edit, kind: EditKind): Edit {
  const before = digitsOf(next.value.slice(0, next.caret))
  const after = digitsOf(next.value.slice(next.caret))
  const digits = before + after

  if (kind === 'type' && digits.length > PHONE_MAX_DIGITS) {
    // More than one character at once is autofill.
    if (next.value.length !== previous.length + 1) return pastePhone('', 0, 0, next.value)
    return { value: formatPhone(previous), caret: Math.max(0, next.caret - 1) }
  }
  // If only punctuation was deleted, delete the digit beside it.
  const stuck = kind !== 'type' && digits === digitsOf(previous)
  if (stuck && kind === 'delete-backward') return edited(before.slice(0, -1), after)
  if (stuck && kind === 'delete-forward') return edited(before, after.slice(1))
  return edited(before, after, next.caret)
}

export function pastePhone(value: string, start: number, end: number, pasted: string): Edit {
  const before = digitsOf(value.slice(0, start)) + nationalDigits(pasted)
  return edited(before.slice(0, PHONE_MAX_DIGITS), digitsOf(value.slice(end)))
}
