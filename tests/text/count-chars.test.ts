import { expect, it } from 'vitest'
import { countChars } from '@/text/count-chars.ts'

it.each([
  ['of the widest line', ['ab', 'abcd'], 4],
  ['narrow and wide ones by their width', 'Wil', 2.7],
  ['not the marks of phrase ends', ['南十字\u200B星'], 4],
])('Letters are counted: %s', (_, lines, count) => {
  expect(countChars(lines)).toBe(count)
})
