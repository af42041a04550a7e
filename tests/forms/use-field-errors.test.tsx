import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { siteConfig } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'
import { useFieldErrors } from '@/forms/use-field-errors.ts'
import type { Field } from '@/boot/drafts.ts'
import { formsTexts } from 'virtual:texts'
import { renderPiece } from '../support/render.tsx'

const NAMES = ['name', 'email', 'phone', 'message']
const submitted = vi.fn<() => void>()

function Form() {
  const { errorText, check, onInvalidCapture } = useFieldErrors()
  return (
    <form
      onSubmit={submitted}
      onInput={({ target }) => check(target as Field)}
      onInvalidCapture={onInvalidCapture}
    >
      <input name="name" aria-label="Nome" required />
      <input name="email" aria-label="E-mail" type="email" />
      <input name="phone" aria-label="Telefone" pattern="\d+" />
      <textarea name="message" aria-label="Mensagem" />
      <output>
        {JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, errorText(name)])))}
      </output>
      <button>Enviar</button>
    </form>
  )
}

async function submitWith(values: Record<string, string>) {
  const user = userEvent.setup()
  renderPiece(<Form />)
  for (const [label, value] of Object.entries(values))
    await user.type(screen.getByLabelText(label), value)
  await user.click(screen.getByRole('button'))
  return user
}

const errors = () => JSON.parse(screen.getByRole('status').textContent) as unknown

it('The errors of a form name each kind of fault in the words of the page, and the first has the focus', async () => {
  await submitWith({ 'E-mail': 'ana', Telefone: 'abc' })
  expect(errors()).toEqual({
    name: formsTexts.required,
    email: formsTexts.emailInvalid,
    phone: interpolate(formsTexts.phoneInvalid, { email: siteConfig.companyEmail }),
  })
  expect(screen.getByLabelText('Nome')).toHaveFocus()
  expect(submitted).not.toHaveBeenCalled()
})

it('The errors of a form name a text of blanks only, which the browser lets pass', async () => {
  await submitWith({ Nome: '   ' })
  expect(errors()).toEqual({ name: formsTexts.required })
  expect(submitted).not.toHaveBeenCalled()
})

it('The errors of a form name a text that is too long, in numbers as they are written', async () => {
  const user = await submitWith({ Nome: 'Ana' })
  fireEvent.input(screen.getByLabelText('Mensagem'), { target: { value: ' '.repeat(5000) } })
  await user.click(screen.getByRole('button'))
  expect(errors()).toEqual({})
  fireEvent.input(screen.getByLabelText('Mensagem'), { target: { value: 'a'.repeat(5001) } })
  await user.click(screen.getByRole('button'))
  const numbers = { limit: '5.000', length: '5.001' }
  expect(errors()).toEqual({ message: interpolate(formsTexts.tooLong, numbers) })
})

it('The errors of a form go away one by one as the fields are mended', async () => {
  const user = await submitWith({ 'E-mail': 'ana' })
  await user.type(screen.getByLabelText('E-mail'), '@')
  expect(errors()).toEqual({ name: formsTexts.required })
})
