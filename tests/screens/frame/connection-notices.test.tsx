import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConnectionNotices } from '@/screens/frame/connection-notices.tsx'
import { toasts } from '@/ui/toast/toast-store.ts'
import { renderPiece } from '../../support/render.tsx'

it.each([
  ['', 'Verifique a internet.', 'Pode continuar de onde parou.'],
  ['Ana', 'O que você escreveu continua aqui.', 'Já pode enviar.'],
])('A notice of the connection replaces the one before, with "%s" written', (name, ...notices) => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ name }))
  renderPiece(<ConnectionNotices />)
  for (const [index, event] of ['offline', 'online'].entries()) {
    fireEvent(window, new Event(event))
    expect(toasts.get().filter(({ open }) => open)).toMatchObject([{ description: notices[index] }])
  }
})
