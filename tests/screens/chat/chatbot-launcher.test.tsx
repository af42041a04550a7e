import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ChatbotLauncher } from '@/screens/chat/chatbot-launcher.tsx'
import * as tracking from '@/vendors/track-event.ts'
import { pass, stopClock, renderPiece } from '../../support/render.tsx'
import { replaceClient } from './chatbot-client.ts'

const launcher = () => screen.getByRole('button', { name: 'Abrir conversa' })
const preview = () => screen.queryByRole('button', { name: 'Posso te ajudar?' })
const beWide = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { matches: media.includes('width') } as MediaQueryList),
    )
const dismiss = () => screen.getByRole('button', { name: 'Dispensar' })

/** What is in the window, and under the chat. */
const inWindow = new Set<Element>()

beforeEach(() => {
  inWindow.clear()
  vi.stubGlobal('IntersectionObserver', function Observer(tell: (entries: object[]) => void) {
    return {
      observe: (target: Element) => tell([{ target, isIntersecting: inWindow.has(target) }]),
      disconnect: () => undefined,
    }
  })
  vi.stubGlobal('ResizeObserver', function Observer(observe: () => void) {
    return { observe, disconnect: () => undefined }
  })
})

function renderLauncher() {
  replaceClient()
  return renderPiece(<ChatbotLauncher />)
}

it('The launcher has its size, opens and closes the panel, says so, and counts the first time', async () => {
  const count = vi.spyOn(tracking, 'trackEvent')
  renderLauncher()
  expect(launcher()).toHaveStyle({ width: '48px', height: '48px' })
  for (let times = 0; times < 2; times += 1) {
    expect(launcher()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(launcher())
    const dialog = screen.getByRole('dialog', { name: 'Fale com a gente' })
    const [inPanel, asLauncher] = screen.getAllByRole('button', { name: 'Fechar conversa' })
    expect(dialog).toContainElement(inPanel ?? null)
    expect(asLauncher).toHaveAttribute('aria-expanded', 'true')
    expect(asLauncher).toHaveAttribute('aria-controls', dialog.id)
    await userEvent.click(asLauncher ?? document.body)
    expect(dialog).not.toHaveAttribute('open')
    expect(launcher()).toHaveFocus()
  }
  expect(count.mock.calls).toEqual([['chat-opened']])
})

// e2e/chatbot.spec.ts tests how the panel covers the page of a phone, and is left by a link.
it('In a wide window a link of the chat leads on beside the open panel', async () => {
  beWide()
  const { conversations } = replaceClient()
  renderPiece(<ChatbotLauncher />)
  await userEvent.click(launcher())
  const link = Object.assign(document.createElement('a'), { href: '/downloads' })
  act(() => conversations.at(-1)?.follow(link, new MouseEvent('click')))
  expect(window.location.pathname).toBe('/downloads')
  expect(screen.getByRole('dialog')).toHaveAttribute('open')
})

it('The preview comes five seconds after the page has loaded, though its own code comes later', async () => {
  const LATE_MS = 1200
  stopClock()
  vi.spyOn(performance, 'now').mockReturnValue(1000 + LATE_MS)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign({} as PerformanceEntry, { loadEventEnd: 1000 }),
  ])
  renderLauncher()
  await pass(5000 - LATE_MS - 1)
  expect(preview()).toBeNull()
  await pass(1)
  expect(preview()).toBeVisible()
  // The preview goes after six seconds.
  await pass(5999)
  expect(preview()).toBeVisible()
  await pass(1)
  expect(preview()).toBeNull()
})

it('The preview of a page that was opened in the background comes five seconds after it is seen', async () => {
  stopClock()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  renderLauncher()
  await pass(10_000)
  expect(preview()).toBeNull()
  hidden.mockReturnValue(false)
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(4999)
  expect(preview()).toBeNull()
  await pass(1)
  expect(preview()).toBeVisible()
})

it('A preview that falls due while another tab is seen waits for its own', async () => {
  stopClock()
  renderLauncher()
  await pass(4999)
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(10_000)
  expect(preview()).toBeNull()
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(preview()).toBeVisible()
})

const WORDS = (
  <main key="uncovered">
    <p data-testid="uncovered" />
  </main>
)

it.each([
  ['the form', <div key="uncovered" id="contact" data-testid="uncovered" />],
  ['the footer', <footer key="uncovered" data-testid="uncovered" />],
  ['words under it', WORDS],
])('The preview waits for %s to go and the page to rest', async (_what, uncovered) => {
  stopClock()
  renderPiece(
    <>
      {uncovered}
      <ChatbotLauncher />
    </>,
  )
  inWindow.add(screen.getByTestId('uncovered'))
  fireEvent.resize(window)
  await pass(5000)
  expect(preview()).toBeNull()
  inWindow.clear()
  fireEvent.scroll(window)
  fireEvent.resize(window)
  expect(preview()).toBeNull()
  await pass(500)
  expect(preview()).toBeVisible()
})

it('In a wide window the preview comes in time, also over words', async () => {
  beWide()
  stopClock()
  renderPiece(
    <>
      {WORDS}
      <ChatbotLauncher />
    </>,
  )
  inWindow.add(screen.getByTestId('uncovered'))
  fireEvent.resize(window)
  await pass(5000)
  expect(preview()).toBeVisible()
})

it('The preview goes with a scroll, unless the focus is in it', async () => {
  stopClock()
  renderLauncher()
  fireEvent.scroll(window)
  await pass(5000)
  dismiss().focus()
  fireEvent.scroll(window)
  await pass(500)
  expect(preview()).toBeVisible()
  launcher().focus()
  fireEvent.scroll(window)
  await pass(0)
  expect(preview()).toBeNull()
})

it.each([
  ['it was seen', () => pass(5000)],
  ['the chat was opened', (user: ReturnType<typeof stopClock>) => user.click(launcher())],
])('The preview comes no more in a visit in which %s, also after a reload', async (_, visit) => {
  const user = stopClock()
  const { unmount } = renderLauncher()
  await visit(user)
  unmount()
  renderLauncher()
  await pass(10_000)
  fireEvent.scroll(window)
  await pass(1000)
  expect(preview()).toBeNull()
})

it('The preview goes when it is dismissed, and leaves the focus to the launcher', async () => {
  const user = stopClock()
  renderLauncher()
  await pass(5000)
  await user.click(dismiss())
  expect(preview()).toBeNull()
  expect(launcher()).toHaveFocus()
})
