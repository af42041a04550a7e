import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConnectionNotices } from '@/screens/frame/connection-notices.tsx'
import { toasts } from '@/ui/toast/toast-store.ts'
import { connectionTexts } from 'virtual:texts'
import { renderPiece } from '../../support/render.tsx'

it('A notice of the connection replaces the one before', () => {
  renderPiece(<ConnectionNotices />)
  for (const [event, words] of [
    ['offline', connectionTexts.lost],
    ['online', connectionTexts.back],
  ] as const) {
    fireEvent(window, new Event(event))
    expect(toasts.get().filter(({ open }) => open)).toMatchObject([words])
  }
})
