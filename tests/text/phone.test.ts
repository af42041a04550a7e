import { expect, it } from 'vitest'
import { displayPhone } from '@/text/phone.ts'

it.each([
  ['+5548900000000', '(48) 90000-0000', '+55 48 90000-0000'],
  ['+551132345678', '(11) 3234-5678', '+55 11 3234-5678'],
  ['+14155550100', '+14155550100', '+14155550100'],
  ['+55489000000', '+55489000000', '+55489000000'],
])('A phone number %s is shown as %s, abroad as %s', (e164, shown, abroad) => {
  expect(displayPhone(e164)).toBe(shown)
  expect(displayPhone(e164, { abroad: true })).toBe(abroad)
})
