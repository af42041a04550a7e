import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConnectionNotices } from '@/screens/frame/connection-notices.tsx'
import { toasts } from '@/ui/toast/toast-store.ts'
import { buildTexts as texts } from 'virtual:site'
import { renderPiece } from '../../support/render.tsx'

it('A notice of the connection replaces the one before', () => {
  renderPiece(<ConnectionNotices />)
  for (const [event, words] of [
    ['offline', texts.connection.lost],
    ['online', texts.connection.back],
  ] as const) {
    fireEvent(window, new Event(event))
    expect(toasts.get().filter(({ open }) => open)).toMatchObject([words])
  }
})
