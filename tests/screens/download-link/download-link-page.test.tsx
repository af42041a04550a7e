import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createToken } from '@/forms/download-token.ts'
import { answerOfHost } from '../../support/mail-service.ts'
import { pass, stopClock, renderApp } from '../../support/render.tsx'

const NOW = Date.UTC(2026, 10, 21, 12)
const HOUR_MS = 3_600_000
const FILE = 'ia-guia.pdf'

const tokenMadeAt = (time: number) => createToken(FILE, time, 'id')

/** What a visit to an address does, from the first moment on. */
async function visit(path: string, hostTime = NOW) {
  vi.stubGlobal('fetch', async () => answerOfHost(hostTime))
  const alert = vi.spyOn(window, 'alert').mockReturnValue()
  const downloads: (string | null)[][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push([this.getAttribute('href'), this.download])
  })
  const scroll = vi.spyOn(window, 'scrollTo')
  const replace = vi.spyOn(window.history, 'replaceState')
  renderApp(path)
  await pass(0)
  return {
    downloads,
    scroll,
    alerts: () => alert.mock.calls.map(([text]) => String(text)),
    redirects: () =>
      replace.mock.calls.map(([, , url]) => url).filter((url) => url !== undefined && url !== path),
  }
}

beforeEach(() => {
  stopClock(NOW)
})

it('A valid link starts one download, also when effects run twice, and leads home 500 ms later', async () => {
  const { downloads, alerts, redirects, scroll } = await visit(`/download/${tokenMadeAt(NOW)}`)
  await pass(499)
  expect(screen.getByText('Preparando seu download...')).toBeVisible()
  expect(redirects()).toEqual([])
  await pass(1)
  expect(redirects()).toEqual(['/'])
  await pass(5000)
  expect(screen.queryByText('Preparando seu download...')).toBeNull()
  expect(downloads).toEqual([['/pdfs/ia-guia.pdf', FILE]])
  expect(redirects()).toEqual(['/'])
  expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  expect(alerts()).toEqual([])
})

it('A link is valid by the host’s time, though the visitor’s clock is fast', async () => {
  vi.setSystemTime(NOW + 2 * HOUR_MS)
  const { downloads, alerts } = await visit(`/download/${tokenMadeAt(NOW)}`)
  expect(downloads).toHaveLength(1)
  expect(alerts()).toEqual([])
})

it('An address without a token leads home in silence, replacing', async () => {
  const { alerts, downloads, redirects } = await visit('/download')
  await pass(500)
  // React's strict mode runs effects twice.
  expect(new Set(redirects())).toEqual(new Set(['/']))
  expect([...alerts(), ...downloads]).toEqual([])
})

it.each([
  ['expired', tokenMadeAt(NOW - HOUR_MS - 1), 'Link expirado. Solicite novamente o download.'],
  // download-token.test.ts tests which tokens are invalid.
  ['invalid', 'abc', 'Link inválido ou expirado.'],
  ['escaped badly', '%E0%A4%A', 'Link inválido ou expirado.'],
])('A link that is %s alerts once and leads home', async (_what, given, text) => {
  // A slow clock of the visitor makes no difference.
  vi.setSystemTime(NOW - 2 * HOUR_MS)
  const { alerts, downloads, redirects } = await visit(`/download/${given}`)
  expect(alerts()).toEqual([text])
  await pass(5000)
  expect(alerts()).toHaveLength(1)
  expect(downloads).toEqual([])
  expect(redirects()).toEqual(['/'])
})

it('What is said where the code fails is hidden also without a style', () => {
  renderApp('/download/x')
  expect(screen.getByText('Algo quebrou por aqui')).not.toBeVisible()
})
