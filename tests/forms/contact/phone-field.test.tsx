import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PhoneField } from '@/forms/contact/phone-field.tsx'
import { renderPiece } from '../../support/render.tsx'

it('A phone field brings a numeric keyboard and has the length of the mask', () => {
  renderPiece(<PhoneField label="Telefone" />)
  expect(screen.getByLabelText('Telefone')).toHaveAttribute('inputmode', 'numeric')
  expect(screen.getByLabelText('Telefone')).toHaveAttribute('maxlength', '15')
})

it.each([
  ['(11) 91234-5678', 5, 15, '98765-4321', '(11) 98765-4321'],
  ['(11) 95678', 6, 6, '1234', '(11) 91234-5678'],
  ['(11) 91234-5678', 0, 15, '+55 21 98765-4321', '(21) 98765-4321'],
  ['(55) 91234-5678', 15, 15, '99', '(55) 91234-5678'],
])('In a phone "%s" at %i to %i "%s" is pasted as "%s"', async (value, start, end, text, shown) => {
  const user = userEvent.setup()
  renderPiece(<PhoneField label="Telefone" defaultValue={value} />)
  const field = screen.getByLabelText<HTMLInputElement>('Telefone')
  await user.click(field)
  field.setSelectionRange(start, end)
  await user.paste(text)
  expect(field).toHaveValue(shown)
})

it('A whole number that a keyboard suggests loses its country code', async () => {
  renderPiece(<PhoneField label="Telefone" />)
  const field = screen.getByLabelText('Telefone')
  await userEvent.click(field)
  const suggested = { inputType: 'insertText', data: '+55 11 91234-5678', cancelable: true }
  field.dispatchEvent(new InputEvent('beforeinput', suggested))
  expect(field).toHaveValue('(11) 91234-5678')
})

it('What an input method composes is masked once it is whole', () => {
  renderPiece(<PhoneField label="Telefone" />)
  const field = screen.getByLabelText<HTMLInputElement>('Telefone')
  for (const value of ['1', '11', '119', '1191234567', '11912345678']) {
    field.value = value
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }))
    expect(field).toHaveValue(value)
  }
  fireEvent.compositionEnd(field)
  expect(field).toHaveValue('(11) 91234-5678')
})
