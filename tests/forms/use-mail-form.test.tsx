import { fireEvent, screen } from '@testing-library/react'
import { formsTexts } from 'virtual:texts'
import { expect, it, vi } from 'vitest'
import { createOutbox } from '@/forms/outbox.ts'
import { useMailForm } from '@/forms/use-mail-form.ts'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { LANGUAGE_STORAGE_KEY } from '@/site/constants.ts'
import { writeInOtherTab } from '../support/broken-storage.ts'
import { HAS_OTHER_LANGUAGE, OTHER_LANGUAGE } from '../support/other-language.ts'
import { renderPiece } from '../support/render.tsx'
import { textsIn } from '../support/texts-in.ts'

vi.mock(import('@/settings/load-dictionary.ts'), { spy: true })

const outbox = createOutbox()
const rendered = vi.fn<() => void>()
const sent = vi.fn<(values: Record<'phone' | 'message', string>) => void>()

/** Without a honeypot, as a password manager may leave a form. */
function Letter({ required = false }) {
  rendered()
  const toast = { title: 'Respondida', description: '' }
  const { formProps, field } = useMailForm({
    draftName: 'letter',
    fields: ['phone', 'message'],
    outbox,
    send: async (values) => {
      sent(values)
      return { status: 'refused' }
    },
    toasts: { sent: toast, failed: toast },
  })
  return (
    <form {...formProps}>
      <label>
        Telefone <input name="phone" required={required} />
      </label>
      <label>
        Recado <textarea name="message" />
      </label>
      <output>{field('phone').error}</output>
      <button>Enviar</button>
    </form>
  )
}

it('A form without a honeypot is sent', async () => {
  renderPiece(<Letter />)
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('Respondida')).toBeVisible()
})

it('A mail has line breaks in its message alone, and no control characters in other fields', async () => {
  renderPiece(<Letter />)
  fireEvent.input(screen.getByLabelText('Telefone'), { target: { value: ' 11\t91234-5678\u0085' } })
  fireEvent.input(screen.getByLabelText('Recado'), { target: { value: 'Olá!\n\nTudo bem?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('Respondida')).toBeVisible()
  expect(sent).toHaveBeenLastCalledWith({ phone: '11 91234-5678', message: 'Olá!\n\nTudo bem?' })
})

it('A form is not rendered again for what is typed', () => {
  renderPiece(<Letter />)
  const type = (value: string) =>
    fireEvent.input(screen.getByLabelText('Telefone'), { target: { value } })
  // React renders once more before it skips unchanged state.
  for (const value of ['1', '12']) type(value)
  rendered.mockClear()
  for (const value of ['123', '1234']) type(value)
  expect(rendered).not.toHaveBeenCalled()
})

it.runIf(HAS_OTHER_LANGUAGE)('Errors of fields are in the chosen language', async () => {
  const { forms } = textsIn(OTHER_LANGUAGE)
  vi.mocked(loadDictionary).mockResolvedValueOnce({ forms })
  renderPiece(<Letter required />)
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(screen.getByText(formsTexts.required)).toBeVisible()
  writeInOtherTab(LANGUAGE_STORAGE_KEY, OTHER_LANGUAGE)
  expect(await screen.findByText(forms.required)).toBeVisible()
})
