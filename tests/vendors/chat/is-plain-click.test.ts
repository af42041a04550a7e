import { expect, it } from 'vitest'
import { isPlainClick } from '@/vendors/chat/is-plain-click.ts'

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('A click with %o is a plain one: %s', (options, isPlain) => {
  expect(isPlainClick(new MouseEvent('click', options))).toBe(isPlain)
})
