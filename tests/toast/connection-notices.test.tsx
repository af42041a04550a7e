import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { connectionTexts } from '@/content/pt-br/connection.ts'
import { ConnectionNotices } from '@/toast/connection-notices.tsx'
import { clearToasts, getToasts } from '@/toast/toast-store.ts'
import { renderPiece } from '../render.tsx'

describe('a page that was reloaded for a new build', () => {
  it('says so, once', async () => {
    sessionStorage.setItem('reloaded-for-new-build', 'yes')
    renderPiece(<ConnectionNotices />).unmount()
    expect(getToasts()).toMatchObject({ primary: [], secondary: [connectionTexts.updated] })
    clearToasts()
    renderPiece(<ConnectionNotices />)
    expect(getToasts().secondary).toEqual([])
  })
})

describe('the connection', () => {
  it.each([
    ['offline', connectionTexts.lost],
    ['online', connectionTexts.back],
  ])('that is %s is announced in one small notice', async (event, text) => {
    const { unmount } = renderPiece(<ConnectionNotices />)
    window.dispatchEvent(new Event(event))
    expect(await screen.findByText(text.title)).toBeVisible()
    expect(getToasts()).toMatchObject({ primary: [], secondary: [text] })
    unmount()
    window.dispatchEvent(new Event(event))
    expect(getToasts().secondary).toHaveLength(1)
  })

  it.each([
    ['offline', connectionTexts.withDraft.lost],
    ['online', connectionTexts.withDraft.back],
  ])('that is %s speaks of what was written where something was', (event, text) => {
    sessionStorage.setItem('contact-draft', '{}')
    renderPiece(<ConnectionNotices />)
    window.dispatchEvent(new Event(event))
    expect(getToasts().secondary).toMatchObject([text])
  })
})
