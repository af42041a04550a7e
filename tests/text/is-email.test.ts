import { assert, constantFrom, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { isEmail } from '@/text/is-email.ts'
import { millisecondsOf } from '../support/speed.ts'

const PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

// A small alphabet, so that addresses, near misses and white space come up often.
const nearAddress = string({
  unit: constantFrom('a', 'é', '.', '@', ' ', '\n', '\u00A0', '\u2028', '😀'),
})

it('The e-mail rule accepts exactly what the pattern of the specification accepts', () => {
  assert(
    property(nearAddress, (value) => isEmail(value) === PATTERN.test(value)),
    { numRuns: 10_000 },
  )
})

it.each([
  ['letters', 'a'.repeat(100_000)],
  ['at signs', '@'.repeat(100_000)],
  ['dots after an at sign', `a@${'.'.repeat(100_000)}`],
  ['an address and a space', `a@${'a.'.repeat(50_000)} `],
])('The e-mail rule answers 100 kB of %s at once', (_what, value) => {
  expect(millisecondsOf(() => isEmail(value))).toBeLessThan(50)
})
