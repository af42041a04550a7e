import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createOutbox } from '@/forms/outbox.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { renderPiece } from '../render.tsx'

const outbox = createOutbox()
const rendered = vi.fn<() => void>()

/** Without a honeypot, as a password manager may leave a form. */
function Letter() {
  rendered()
  const toast = { title: 'Respondida', description: '' }
  const { formProps } = useMailForm({
    draftName: 'letter',
    outbox,
    sendValues: async () => ({ status: 'refused' }),
    toasts: { sent: toast, failed: toast },
  })
  return (
    <form {...formProps}>
      <label>
        Telefone <input name="phone" />
      </label>
      <button>Enviar</button>
    </form>
  )
}

it('A form without a honeypot is sent', async () => {
  renderPiece(<Letter />)
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('Respondida')).toBeVisible()
})

it('A form is not rendered again for what is typed', () => {
  renderPiece(<Letter />)
  const type = (value: string) =>
    fireEvent.input(screen.getByLabelText('Telefone'), { target: { value } })
  // React renders once more before it leaves alone what has not changed.
  for (const value of ['1', '12']) type(value)
  rendered.mockClear()
  for (const value of ['123', '1234']) type(value)
  expect(rendered).not.toHaveBeenCalled()
})
