import { array, assert, nat, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { widthInLetters, wrappedWidth } from '@/text/width-in-letters.ts'

it.each([
  ['of the widest line', ['ab', 'abcd'], 4],
  ['with narrow and wide ones', 'Wil', 2.7],
  ['without the marks of phrase ends', ['南十字\u200B星'], 4],
])('Letters are counted %s', (_, lines, width) => {
  expect(widthInLetters(lines)).toBe(width)
})

it.each([
  ['its own width on one line', 'Aurora', 5.2],
  ['the limit on several lines', 'aaaa bbbb cccc dddd', 11],
  ['the width of a word that is longer', 'de bbbbbbbbbbbbbbb', 15],
])('A wrapped text has %s', (_, text, width) => {
  expect(wrappedWidth(text, 11)).toBe(width)
})

it('No word is wider than the lines, and lines only exceed the limit for a word', () => {
  assert(
    property(array(string(), { minLength: 1 }), nat({ max: 30 }), (words, limit) => {
      const text = words.join(' ')
      const widest = widthInLetters(text.split(' '))
      const width = wrappedWidth(text, limit)
      expect(width).toBeGreaterThanOrEqual(widest)
      expect(width).toBeLessThanOrEqual(Math.max(limit, widest))
      expect(width).toBeLessThanOrEqual(Math.max(widthInLetters(text), widest))
    }),
  )
})
