import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createOutbox } from '@/forms/outbox.ts'
import { sendMail } from '@/forms/mail/send-mail.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { serveMail } from '../mail-service.ts'
import { CONTACT_MAIL } from './mail/mails.ts'
import { renderPiece } from '../render.tsx'

const outbox = createOutbox()
const rendered = vi.fn<() => void>()

/** Without the honeypot. */
function Letter() {
  rendered()
  const { formProps } = useMailForm<'email'>({
    draftName: 'letter',
    outbox,
    sendValues: () => sendMail(CONTACT_MAIL),
    toasts: {
      sent: { title: 'Enviada', description: '' },
      failed: { title: 'Falhou', description: '' },
    },
  })
  return (
    <form {...formProps}>
      <input name="email" aria-label="E-mail" />
      <label>
        Telefone <input name="phone" />
      </label>
      <button>Enviar</button>
    </form>
  )
}

it('A form without a honeypot is sent', async () => {
  const service = serveMail()
  renderPiece(<Letter />)
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('Enviada')).toBeVisible()
  expect(service.requests()).toHaveLength(1)
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
