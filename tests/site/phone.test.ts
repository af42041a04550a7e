import { expect, it } from 'vitest'
import { whatsappUrl, displayPhone } from '@/site/phone.ts'

it.each([
  ['+5548900000000', '(48) 90000-0000'],
  ['+551132345678', '(11) 3234-5678'],
  ['+14155550100', '+14155550100'],
  ['+55489000000', '+55489000000'],
])('A phone number is shown: %s as %s', (e164, shown) => {
  expect(displayPhone(e164)).toBe(shown)
})

it.each([
  ['+5548900000000', '+55 48 90000-0000'],
  ['+14155550100', '+14155550100'],
])('A phone number is shown abroad: %s as %s', (e164, shown) => {
  expect(displayPhone(e164, { abroad: true })).toBe(shown)
})

it('The address of the chat holds the digits alone and the greeting', () => {
  const url = new URL(whatsappUrl('+55 (48) 90000-0000', 'Olá! Preço & prazo?'))
  expect(url.origin + url.pathname).toBe('https://wa.me/5548900000000')
  expect([...url.searchParams]).toEqual([['text', 'Olá! Preço & prazo?']])
})

it('The address of the chat writes spaces so that every messaging app reads them', () => {
  expect(whatsappUrl('+5548900000000', 'a b')).toBe('https://wa.me/5548900000000?text=a%20b')
})
