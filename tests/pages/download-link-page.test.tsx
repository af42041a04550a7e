import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { REDIRECT_AFTER_DOWNLOAD_MS, TOKEN_LIFETIME_MS } from '@/config/spec.ts'
import { MATERIALS } from '@/content/pt-br/materials.ts'
import { downloadsTexts } from '@/content/pt-br/downloads.ts'
import { createToken } from '@/features/downloads/download-token.ts'
import { randomUuid } from '@/lib/uuid.ts'
import { pass, stopClock } from '../clock.ts'
import { catchDownloads } from '../downloads.ts'
import { renderApp } from '../render.tsx'

const NOW = Date.UTC(2026, 10, 21, 12)
const [MATERIAL] = MATERIALS

const tokenMadeAt = (time: number) => createToken(MATERIAL.file, time, randomUuid())

/** What a visit to an address does, from the first moment on. */
function visit(path: string) {
  const alert = vi.spyOn(window, 'alert').mockReturnValue()
  const downloads = catchDownloads()
  const replace = vi.spyOn(window.history, 'replaceState')
  const scroll = vi.spyOn(window, 'scrollTo')
  const entries = window.history.length
  renderApp(path)
  return {
    downloads,
    scroll,
    alerts: () => alert.mock.calls.map(([text]) => String(text)),
    redirects: () =>
      replace.mock.calls.map(([, , url]) => url).filter((url) => url !== undefined && url !== path),
    entriesAdded: () => window.history.length - entries,
  }
}

beforeAll(async () => {
  // The pages are loaded when they are first shown, which takes no time on a stopped clock.
  await Promise.all([import('@/pages/download-link-page.tsx'), import('@/pages/home-page.tsx')])
})

beforeEach(() => {
  stopClock(NOW)
})

describe('a valid link', () => {
  it('starts one download of its file, also when effects run twice', async () => {
    const { downloads, alerts } = visit(`/download/${tokenMadeAt(NOW)}`)
    await pass(10 * REDIRECT_AFTER_DOWNLOAD_MS)
    const href = encodeURI(`/pdfs/${MATERIAL.file}`)
    expect(downloads).toEqual([{ href, fileName: MATERIAL.file }])
    expect(alerts()).toEqual([])
  })

  it('shows that it is being prepared, then goes home once, replacing, to the top', async () => {
    const { redirects, entriesAdded, scroll } = visit(`/download/${tokenMadeAt(NOW)}`)
    await pass(REDIRECT_AFTER_DOWNLOAD_MS - 1)
    expect(screen.getByText(downloadsTexts.preparing)).toBeVisible()
    expect(redirects()).toEqual([])
    await pass(1)
    expect(window.location.pathname).toBe('/')
    expect(screen.queryByText(downloadsTexts.preparing)).toBeNull()
    await pass(10 * REDIRECT_AFTER_DOWNLOAD_MS)
    expect(redirects()).toEqual(['/'])
    expect(entriesAdded()).toBe(0)
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  })

  it('names its material in a toast on the home page', async () => {
    await import('@/toast/toaster.tsx')
    visit(`/download/${tokenMadeAt(NOW)}`)
    await pass(REDIRECT_AFTER_DOWNLOAD_MS)
    expect(screen.getByText(downloadsTexts.started.title)).toBeVisible()
    expect(screen.getByText(MATERIAL.title)).toBeVisible()
  })

  it('is read whatever an address does to it', async () => {
    const { downloads } = visit(`/download/${encodeURIComponent(`${tokenMadeAt(NOW)}==`)}/`)
    await pass(REDIRECT_AFTER_DOWNLOAD_MS)
    expect(downloads).toHaveLength(1)
  })
})

describe('a link that is refused', () => {
  it.each([
    ['expired', tokenMadeAt(NOW - TOKEN_LIFETIME_MS - 1), downloadsTexts.expired],
    // Which tokens are invalid is the codec's affair; this one breaks the router's own decoding too.
    ['a broken escape', '%25E0%25A4%25A', downloadsTexts.invalid],
  ])('because it is %s gives one alert and one redirect home', async (_what, given, text) => {
    const { alerts, downloads, redirects, entriesAdded } = visit(`/download/${given}`)
    await pass(10 * REDIRECT_AFTER_DOWNLOAD_MS)
    expect(alerts()).toEqual([text])
    expect(downloads).toEqual([])
    expect(redirects()).toEqual(['/'])
    expect(entriesAdded()).toBe(0)
    expect(window.location.pathname).toBe('/')
  })

  it('is answered before the page goes home', async () => {
    const { alerts } = visit('/download/abc')
    expect(alerts()).toEqual([downloadsTexts.invalid])
    expect(window.location.pathname).toBe('/download/abc')
    await pass(0)
    expect(window.location.pathname).toBe('/')
  })

  it('at the very end of its hour is still valid', async () => {
    const { alerts, downloads } = visit(`/download/${tokenMadeAt(NOW - TOKEN_LIFETIME_MS)}`)
    await pass(REDIRECT_AFTER_DOWNLOAD_MS)
    expect(alerts()).toEqual([])
    expect(downloads).toHaveLength(1)
  })
})

describe('a link without a token', () => {
  it.each(['/download', '/download/'])('%s goes home silently, replacing', async (path) => {
    const { alerts, downloads, redirects, entriesAdded } = visit(path)
    await pass(REDIRECT_AFTER_DOWNLOAD_MS)
    expect(window.location.pathname).toBe('/')
    expect(redirects()).toContain('/')
    expect(entriesAdded()).toBe(0)
    expect(alerts()).toEqual([])
    expect(downloads).toEqual([])
  })
})
