import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PHONE_MAX_LENGTH, PHONE_PATTERN } from '@/config/spec.ts'
import { PhoneField } from '@/features/contact/phone-field.tsx'

/** Types keys into the field and returns what it holds, with "|" where the caret is. */
async function fieldAfter(keys: string, pasted?: string): Promise<string> {
  const user = userEvent.setup()
  render(<PhoneField label="Telefone" name="phone" />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefone' })
  await user.type(field, keys)
  if (pasted !== undefined) await user.paste(pasted)
  const caret = field.selectionStart ?? -1
  return `${field.value.slice(0, caret)}|${field.value.slice(caret)}`
}

describe('the phone field', () => {
  it('asks for a number with a numeric keyboard, in the length and pattern of the mask', () => {
    render(<PhoneField label="Telefone" name="phone" />)
    const field = screen.getByLabelText('Telefone')
    expect(field).toHaveAttribute('type', 'tel')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('maxlength', String(PHONE_MAX_LENGTH))
    expect(field).toHaveAttribute('pattern', PHONE_PATTERN)
  })

  it.each([
    ['11912345678', '(11) 91234-5678|'],
    ['1a1-9', '(11) 9|'],
    ['119123456789', '(11) 91234-5678|'],
    ['1191234{Backspace}', '(11) 9123|'],
    ['1191234{Backspace}{Backspace}', '(11) 912|'],
    ['11912345678{ArrowLeft}{ArrowLeft}{Backspace}', '(11) 91234-5|78'],
    ['11912345678{Home}{Delete}', '|(19) 12345-678'],
    ['1191234567{Home}{ArrowRight}2', '(2|1) 19123-4567'],
    ['11912345678{ArrowLeft>4/}{Delete}', '(11) 91234-|678'],
    ['11912345678{ArrowLeft>5/}{Delete}', '(11) 91234|-678'],
  ])('after %s holds %s', async (keys, result) => {
    expect(await fieldAfter(keys)).toBe(result)
  })

  it.each([
    ['{Home}', '+55 11 91234-5678', '(11) 91234-5678|'],
    ['{Home}', '0055 (11) 91234-5678', '(11) 91234-5678|'],
    ['11', '91234-5678', '(11) 91234-5678|'],
    ['11912345678{Home}', '21', '(21|) 11912-3456'],
  ])('after %s and pasting %s holds %s', async (keys, pasted, result) => {
    expect(await fieldAfter(keys, pasted)).toBe(result)
  })
})
