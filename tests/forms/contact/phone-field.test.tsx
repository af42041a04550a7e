import { maskitoTransform } from '@maskito/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PHONE_MASK, PhoneField } from '@/forms/contact/phone-field.tsx'
import { renderPiece } from '../../support/render.tsx'
import { millisecondsOf } from '../../support/speed.ts'

const MASKED = /^(\(\d{1,2}|\(\d{2}\) \d{1,4}|\(\d{2}\) \d{5}-\d{0,4})?$/
const nearPhone = string({ unit: constantFrom('0', '1', '5', '9', '(', ')', '-', ' ', '+', 'a') })

const mask = (text: string) => maskitoTransform(text, PHONE_MASK)
const digitsOf = (text: string) => text.replace(/\D/g, '')

function renderPhone(value: string): HTMLInputElement {
  renderPiece(<PhoneField label="Telefone" defaultValue={value} />)
  return screen.getByLabelText('Telefone')
}

it('A phone field has a numeric keyboard and the length of its mask, and takes whole numbers', async () => {
  const field = renderPhone('11912345678')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field).toHaveAttribute('maxlength', '15')
  expect(field).toBeValid()
  await userEvent.type(field, '{Backspace}')
  expect(field).toBeInvalid()
  await userEvent.type(field, '0')
  expect(field).toHaveValue('(11) 91234-5670')
})

// Plain conditions, as 10,000 calls of `expect` would be slow.
it('The phone mask keeps up to eleven digits of any text, and masks them once', () => {
  const isKept = (text: string) => {
    const digits = digitsOf(text)
    const masked = mask(text)
    const keepsDigits = digits.length > 11 || digitsOf(masked) === digits
    return keepsDigits && MASKED.test(masked) && mask(masked) === masked
  }
  assert(property(oneof(nearPhone, string({ unit: 'binary' })), isKept), { numRuns: 10_000 })
})

it('The phone mask takes 100 kB in no time', () => {
  expect(millisecondsOf(() => mask('1'.repeat(100_000)))).toBeLessThan(50)
})

it.each([
  ['(11) 91234-|5678', '{Backspace}', '(11) 91235-678'],
  ['(11)| 91234-5678', '{Backspace}', '(19) 12345-678'],
  ['(11) 91234-|', '{Backspace}', '(11) 9123'],
  ['(|11) 9', '{Backspace}', '(11) 9'],
  ['(11) 91234|-5678', '{Delete}', '(11) 91234-678'],
  ['(11|) 91234-5678', '{Delete}', '(11) 12345-678'],
])('In the phone %s %s deletes the digit beside punctuation', async (before, key, after) => {
  const field = renderPhone(before.replace('|', ''))
  await userEvent.type(field, key, { initialSelectionStart: before.indexOf('|') })
  expect(field).toHaveValue(after)
})

it.each([
  ['0055 11 91234-5678', '(11) 91234-5678'],
  ['55 11 91234-5678', '(11) 91234-5678'],
  ['011 91234-5678', '(11) 91234-5678'],
  ['+55 (011) 91234-5678', '(11) 91234-5678'],
  ['11 91234-5678 ramal 42', '(11) 91234-5678'],
  ['55 91234-5678', '(55) 91234-5678'],
  ['+21 90055-1234', '(21) 90055-1234'],
  ['  +55 11 91234', '(11) 91234-'],
])('A pasted number loses its country code: "%s" is %s', async (pasted, shown) => {
  const field = renderPhone('21')
  await userEvent.tripleClick(field)
  await userEvent.paste(pasted)
  expect(field).toHaveValue(shown)
})

it('The form of a company abroad takes any number', async () => {
  vi.doMock('virtual:site', async (load) => {
    const site = await load<typeof import('virtual:site')>()
    return { ...site, siteConfig: { ...site.siteConfig, phone: '+16175550100' } }
  })
  onTestFinished(() => {
    vi.doUnmock('virtual:site')
  })
  vi.resetModules()
  const { ContactForm } = await import('@/forms/contact/contact-form.tsx')
  const support = await import('../../support/render.tsx')
  support.renderPiece(<ContactForm />)
  const field = screen.getByLabelText('Telefone')
  await userEvent.type(field, '+1 617 555 0100')
  expect(field).toHaveValue('+1 617 555 0100')
  expect(field).toBeValid()
})
