import { expect, it } from 'vitest'
import { readablePath } from '@/screens/not-found/readable-path.ts'

it.each([
  ['/n%C3%A3o%20existe', '/não existe'],
  ['/%3Cb%3E', '/<b>'],
  ['/%F0%9F%8C%8C', '/🌌'],
  ['/100%', '/100%'],
  ['/%E3%81', '/%E3%81'],
  ['/%C3%A3/%FF', '/ã/%FF'],
  ['/a%0Ab', '/a%0Ab'],
  ['/a%E2%80%A8b', '/a%E2%80%A8b'],
  ['/%E2%80%AEfdp', '/%E2%80%AEfdp'],
])('The path %s is shown as %s', (path, shown) => {
  expect(readablePath(path)).toBe(shown)
})

it('A long path is cut, but no letter in two', () => {
  expect(readablePath(`/${'a'.repeat(500)}`)).toMatch(/^\/a{199}…$/)
  expect(readablePath(`/${'%F0%9F%8C%8C'.repeat(500)}`)).toBe(`/${'🌌'.repeat(199)}…`)
})
