import { expect, it } from 'vitest'
import { connectionTexts } from '@/content/pt-br/connection.ts'
import { ConnectionNotices } from '@/toast/connection-notices.tsx'
import { toasts } from '@/toast/toast-store.ts'
import { renderPiece } from '../render.tsx'

it('A page that was reloaded for a new build says so, once', () => {
  sessionStorage.setItem('reloaded-for-new-build', 'yes')
  renderPiece(<ConnectionNotices />).unmount()
  expect(toasts.get()).toMatchObject([{ ...connectionTexts.updated, kind: 'notice' }])
  toasts.set([])
  renderPiece(<ConnectionNotices />)
  expect(toasts.get()).toEqual([])
})
