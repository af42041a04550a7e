import { expect, it } from 'vitest'
import { isCnpj } from '@/content/schema/is-cnpj.ts'

// The tax office's own example of a number with letters is the second.
it.each(['11.222.333/0001-81', '12.ABC.345/01DE-35', '11222333000181'])('%s is a CNPJ', (text) => {
  expect(isCnpj(text)).toBe(true)
})

it.each([
  '11.222.333/0001-82',
  '11.222.333/0001-18',
  '12.ABC.345/01DE-36',
  '00.000.000/0000-00',
  '11.222.333/0001',
  '',
])('"%s" is none', (text) => {
  expect(isCnpj(text)).toBe(false)
})
