import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Link, StaticRouter } from 'react-router-dom'
import { afterAll, expect, it, vi } from 'vitest'
import { ROUTES } from '@/config/routes.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import type { Payload } from '@/widgets/analytics/analytics-privacy.ts'
import { Analytics } from '@/widgets/analytics/analytics.tsx'
import { renderPiece } from '../../render.tsx'

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll<HTMLScriptElement>('script[data-website-id]')]
}

/** What the browser does once the script has run; every payload that it is given is kept. */
function runScript(sent: Payload[]): void {
  const track = (fill: (defaults: Payload) => Payload) => {
    sent.push(fill({}))
    return Promise.resolve()
  }
  Object.assign(window, { umami: { track } })
  scripts()[0]?.dispatchEvent(new Event('load'))
}

afterAll(() => {
  for (const script of scripts()) script.remove()
  Reflect.deleteProperty(window, 'umami')
})

it('is nothing in a prerendered page', () => {
  const html = renderToString(
    <StaticRouter location="/">
      <Analytics />
    </StaticRouter>,
  )
  expect(html).toBe('')
})

it('counts each page once, in strict mode and Back too, and loads one script', async () => {
  const visitor = userEvent.setup()
  const sent: Payload[] = []
  vi.stubGlobal('performance', {
    now: () => Date.now(),
    getEntriesByType: () => [{ serverTiming: [{ name: 'local-analytics' }] }],
  })
  const piece = (
    <>
      <Link to={ROUTES.downloads}>Downloads</Link>
      <Analytics />
    </>
  )
  renderPiece(piece, `${ROUTES.home}?email=a@b.c`)
  trackEvent('theme-changed', { theme: 'dark' })
  await waitFor(() => expect(scripts()).toHaveLength(1), { timeout: 5000 })
  runScript(sent)

  await visitor.click(screen.getByText('Downloads'))
  await waitFor(() => expect(sent).toHaveLength(3))
  window.history.back()
  await waitFor(() => expect(sent).toHaveLength(4))

  const { home, downloads } = ROUTES
  expect(sent).toMatchObject([
    { url: home, referrer: '' },
    { url: home, name: 'theme-changed', data: { theme: 'dark' } },
    { url: downloads, referrer: home },
    { url: home, referrer: downloads },
  ])
  expect(scripts()).toHaveLength(1)
})
