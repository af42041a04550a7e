import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { connectionTexts } from '@/content/pt-br/connection.ts'
import { ConnectionNotices } from '@/toast/connection-notices.tsx'
import { toasts } from '@/toast/toast-store.ts'
import { renderPiece } from '../render.tsx'

beforeEach(() => {
  toasts.set([])
})

it('A page that was reloaded for a new build says so, once', () => {
  sessionStorage.setItem('reloaded-for-new-build', 'yes')
  renderPiece(<ConnectionNotices />).unmount()
  expect(toasts.get()).toMatchObject([{ ...connectionTexts.updated, kind: 'notice' }])
  toasts.set([])
  renderPiece(<ConnectionNotices />)
  expect(toasts.get()).toEqual([])
})

it('What is said of the connection takes the place of what was said of it before', () => {
  renderPiece(<ConnectionNotices />)
  for (const [event, words] of [
    ['offline', connectionTexts.lost],
    ['online', connectionTexts.back],
  ] as const) {
    fireEvent(window, new Event(event))
    expect(toasts.get().filter(({ open }) => open)).toMatchObject([words])
  }
})
