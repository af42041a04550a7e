import { expect, it } from 'vitest'
import { isCnpj } from '@/content/schema/is-cnpj.ts'

it.each([
  ['11.222.333/0001-81', true],
  // The tax office's own example of a number with letters.
  ['12.ABC.345/01DE-35', true],
  ['11222333000181', true],
  ['11.222.333/0001-82', false],
  ['11.222.333/0001-18', false],
  ['12.ABC.345/01DE-36', false],
  ['00.000.000/0000-00', false],
  ['11.222.333/0001', false],
  ['', false],
])('"%s" is a CNPJ: %s', (text, isOne) => {
  expect(isCnpj(text)).toBe(isOne)
})
