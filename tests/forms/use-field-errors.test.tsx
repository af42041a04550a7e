import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useFieldErrors } from '@/forms/use-field-errors.ts'

const texts = { required: 'vazio', emailInvalid: 'não é e-mail', phoneInvalid: 'não é celular' }
const submitted = vi.fn<() => void>()

function Form() {
  const { errors, onInvalidCapture, clearError } = useFieldErrors(texts)
  return (
    <form onSubmit={submitted} onInvalidCapture={onInvalidCapture}>
      <input name="name" aria-label="Nome" required />
      <input
        name="email"
        aria-label="E-mail"
        type="email"
        onChange={() => {
          clearError('email')
        }}
      />
      <input name="phone" aria-label="Telefone" pattern="\d+" />
      <output>{JSON.stringify(errors)}</output>
      <button>Enviar</button>
    </form>
  )
}

async function submitWith(values: Record<string, string>) {
  const user = userEvent.setup()
  render(<Form />)
  for (const [label, value] of Object.entries(values))
    await user.type(screen.getByLabelText(label), value)
  await user.click(screen.getByRole('button'))
  return user
}

describe('the errors of a form', () => {
  it('name each kind of fault in the words of the page', async () => {
    await submitWith({ 'E-mail': 'ana', Telefone: 'abc' })
    expect(screen.getByRole('status')).toHaveTextContent(
      JSON.stringify({ name: 'vazio', email: 'não é e-mail', phone: 'não é celular' }),
    )
    expect(submitted).not.toHaveBeenCalled()
  })

  it('put the focus on the first faulty field', async () => {
    await submitWith({ Nome: 'Ana', 'E-mail': 'ana', Telefone: 'abc' })
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
  })

  it('go away one by one as the fields are mended', async () => {
    const user = await submitWith({ 'E-mail': 'ana' })
    await user.type(screen.getByLabelText('E-mail'), '@')
    expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify({ name: 'vazio' }))
  })
})
