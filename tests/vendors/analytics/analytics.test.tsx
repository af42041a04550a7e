import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadUmami, type Payload, type Umami } from '@/vendors/analytics/umami.ts'
import { deferred } from '../../support/deferred.ts'

vi.mock(import('@/vendors/analytics/umami.ts'), async (original) => ({
  ...(await original()),
  loadUmami: vi.fn<typeof loadUmami>(),
}))

const { origin } = window.location

beforeEach(() => {
  vi.resetModules()
})

/** Visits an address; the test decides when the script of the analytics comes or fails. */
async function visit(path: string) {
  const sent: Payload[] = []
  const umami: Umami = {
    track: async (change) => {
      sent.push(change({ website: 'local', url: 'x', referrer: 'x' }))
    },
  }
  const script = deferred<boolean>()
  const fresh = await import('@/vendors/analytics/umami.ts')
  vi.mocked(fresh.loadUmami).mockImplementation(async () => {
    if (await script.promise) return umami
    throw new Error('blocked')
  })
  const { Analytics } = await import('@/vendors/analytics/analytics.ts')
  const { trackEvent } = await import('@/vendors/track-event.ts')
  const { renderPiece } = await import('../../support/render.tsx')
  renderPiece(<Analytics />, path)
  const goTo = (next: string) =>
    act(() => {
      window.history.replaceState(null, '', next)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
  return { sent, trackEvent, goTo, settle: script.resolve }
}

it('What happens before the analytics script has come is counted in its order, Back and Forward too', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/a?b=c')
  document.title = 'Título'
  const { sent, trackEvent, goTo, settle } = await visit('/?utm_source=carta#services')
  trackEvent('theme-changed', { theme: 'dark' })
  for (const path of ['/?x=1', '/downloads', '/']) goTo(path)
  expect(sent).toEqual([])
  settle(true)
  await vi.waitFor(() => expect(sent).toHaveLength(4))
  const home = { website: 'local', title: 'Título', url: `${origin}/` }
  expect(sent).toEqual([
    { ...home, referrer: 'https://news.example/a?b=c' },
    {
      ...home,
      referrer: 'https://news.example/a?b=c',
      name: 'theme-changed',
      data: { theme: 'dark' },
    },
    { ...home, url: `${origin}/downloads`, referrer: `${origin}/` },
    { ...home, referrer: `${origin}/downloads` },
  ])
})

it('A page counts when it is seen, and once more when it is restored', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { sent, goTo, settle } = await visit('/')
  settle(true)
  const settled = () => new Promise((resolve) => setTimeout(resolve, 300))
  await settled()
  expect(sent).toEqual([])
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  goTo('/downloads')
  for (const persisted of [false, true])
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  await settled()
  expect(sent.map(({ url, referrer }) => [url, referrer])).toEqual([
    [`${origin}/`, ''],
    [`${origin}/downloads`, `${origin}/`],
    [`${origin}/downloads`, `${origin}/downloads`],
  ])
})

it('A blocked analytics script harms nothing else', async () => {
  const { sent, trackEvent, goTo, settle } = await visit('/')
  settle(false)
  goTo('/downloads')
  trackEvent('message-sent')
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent).toEqual([])
})
