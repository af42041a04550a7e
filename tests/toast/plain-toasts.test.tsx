import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formTexts } from '@/content/sections/forms.ts'
import { notice, toast } from '@/toast/toast-store.ts'
import { renderPiece } from '../render.tsx'

vi.mock(import('@/toast/toaster.tsx'), () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('toasts are told in plain words where the code that draws them is gone', async () => {
  // React names what broke in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  toast(formTexts.contactFailed)
  notice({ title: 'Copiado', description: 'contato@austral.example' })
  renderPiece(null)
  const place = await screen.findByRole('status')
  expect(place).toHaveTextContent(formTexts.contactFailed.title)
  expect(place).toHaveTextContent(formTexts.contactFailed.description)
  const [first] = screen.getAllByRole('button', { name: formTexts.toastClose })
  if (first) fireEvent.click(first)
  expect(place).not.toHaveTextContent(formTexts.contactFailed.title)
  expect(place).toHaveTextContent('Copiado')
})
