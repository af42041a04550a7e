import { array, assert, nat, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { countChars } from '@/text/count-chars.ts'
import { wrappedChars } from '@/text/wrapped-chars.ts'

const LIMIT = 11

it.each([
  ['on one line as it is', 'Aurora', 5.2],
  ['on several lines as wide as a line', 'aaaa bbbb cccc dddd', LIMIT],
  ['with a longer word as wide as the word', 'de bbbbbbbbbbbbbbb', 15],
])('A text counts %s', (_, text, chars) => {
  expect(wrappedChars(text, LIMIT)).toBe(chars)
})

it('No word is wider than the lines, and lines only exceed the limit for a word', () => {
  assert(
    property(array(string(), { minLength: 1 }), nat({ max: 30 }), (words, limit) => {
      const text = words.join(' ')
      const widest = countChars(text.split(' '))
      const chars = wrappedChars(text, limit)
      expect(chars).toBeGreaterThanOrEqual(widest)
      expect(chars).toBeLessThanOrEqual(Math.max(limit, widest))
      expect(chars).toBeLessThanOrEqual(Math.max(countChars(text), widest))
    }),
  )
})
