import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ContactChannels } from '@/screens/home/contact-channels.tsx'
import { renderPiece } from '../../support/render.tsx'

const copyButton = (value: string) => screen.getByRole('button', { name: `Copiar ${value}` })

it.each([
  [/^Email/, 'contato@austral.example', 'mailto:contato@austral.example'],
  [/^Telefone/, '(48) 90000-0000', 'tel:+5548900000000'],
])('The contact card %s shows %s, leads to %s, and copies', async (name, value, href) => {
  const user = userEvent.setup()
  renderPiece(<ContactChannels />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name })).toHaveTextContent(value)
  await user.click(copyButton(value))
  expect(await navigator.clipboard.readText()).toBe(value)
  expect((await screen.findByText('Copiado')).closest('li')).toHaveTextContent(value)
})

it.each([
  ['forbids copying', () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))],
  ['has no clipboard, as on plain HTTP', undefined],
])('The contact cards select the text where the browser %s', async (_how, writeText) => {
  const user = userEvent.setup()
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } })
  renderPiece(<ContactChannels />)
  await user.click(copyButton('(48) 90000-0000'))
  expect(await screen.findByText('Copie pelo teclado ou pelo menu')).toBeVisible()
  expect(String(document.getSelection())).toBe('(48) 90000-0000')
})
