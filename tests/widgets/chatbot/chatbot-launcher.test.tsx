import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { site } from '@/config/build.ts'
import { CHATBOT_PREVIEW_DELAY_MS } from '@/config/spec.ts'
import { chatbotTexts } from '@/content/pt-br/chatbot.ts'
import * as analytics from '@/widgets/analytics/analytics-events.ts'
import { ChatbotLauncher } from '@/widgets/chatbot/chatbot-launcher.tsx'
import { forbidStorage } from '../../broken-storage.ts'
import { pass, stopClock } from '../../clock.ts'
import { renderPiece } from '../../render.tsx'
import { createClient } from './chatbot-client.ts'

function launcher() {
  return screen.getByRole('button', { name: chatbotTexts.open })
}

function preview() {
  return screen.queryByRole('button', { name: chatbotTexts.preview })
}

function dialog() {
  return screen.queryByRole('dialog', { name: chatbotTexts.title })
}

function setButtonPx(size: number) {
  const { buttonPx } = site.chatbot
  onTestFinished(() => {
    site.chatbot.buttonPx = buttonPx
  })
  site.chatbot.buttonPx = size
}

describe('the launcher', () => {
  it.each([48, 64, 52])('is as large as it is set, %i px', (size) => {
    setButtonPx(size)
    renderPiece(<ChatbotLauncher load={createClient().load} />)
    expect(launcher()).toHaveStyle({ width: `${size}px`, height: `${size}px` })
  })

  it('is nowhere when it is set to nothing', async () => {
    stopClock()
    setButtonPx(0)
    renderPiece(<ChatbotLauncher load={createClient().load} />)
    await pass(CHATBOT_PREVIEW_DELAY_MS)
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('loads nothing until it is used', async () => {
    stopClock()
    const client = createClient()
    renderPiece(<ChatbotLauncher load={client.load} />)
    await pass(60_000)
    expect(client.counts()).toEqual({ loaded: 0, started: 0 })
  })

  it('opens and closes the panel and says so', async () => {
    const client = createClient()
    renderPiece(<ChatbotLauncher load={client.load} />)
    expect(launcher()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(launcher())
    const [inPanel, asLauncher] = screen.getAllByRole('button', { name: chatbotTexts.close })
    expect(dialog()).toContainElement(inPanel ?? null)
    expect(asLauncher).toHaveAttribute('aria-expanded', 'true')
    expect(asLauncher).toHaveAttribute('aria-controls', dialog()?.id)
    await userEvent.click(asLauncher ?? document.body)
    expect(dialog()).toHaveAttribute('inert')
    expect(launcher()).toHaveFocus()
  })

  it('counts the chat as opened once in a visit', async () => {
    const count = vi.spyOn(analytics, 'trackEvent')
    renderPiece(<ChatbotLauncher load={createClient().load} />)
    expect(count).not.toHaveBeenCalled()
    await userEvent.click(launcher())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(launcher())
    expect(count.mock.calls).toEqual([['chat-opened']])
  })
})

describe('the preview', () => {
  it('appears when its time has come, and opens the panel', async () => {
    const user = stopClock()
    renderPiece(<ChatbotLauncher load={createClient().load} />)
    await pass(CHATBOT_PREVIEW_DELAY_MS - 1)
    expect(preview()).toBeNull()
    await pass(1)
    await user.click(preview() ?? document.body)
    expect(dialog()).toBeVisible()
    expect(preview()).toBeNull()
  })

  it('counts from when the page has loaded, though its own code comes later', async () => {
    const LATE_MS = 1200
    stopClock()
    vi.spyOn(performance, 'now').mockReturnValue(1000 + LATE_MS)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign({} as PerformanceEntry, { loadEventEnd: 1000 }),
    ])
    renderPiece(<ChatbotLauncher load={createClient().load} />)
    await pass(CHATBOT_PREVIEW_DELAY_MS - LATE_MS - 1)
    expect(preview()).toBeNull()
    await pass(1)
    expect(preview()).toBeVisible()
  })

  it('stays away once it was dismissed, also after a reload', async () => {
    const user = stopClock()
    const { unmount } = renderPiece(<ChatbotLauncher load={createClient().load} />)
    await pass(CHATBOT_PREVIEW_DELAY_MS)
    await user.click(screen.getByRole('button', { name: chatbotTexts.dismiss }))
    expect(preview()).toBeNull()
    unmount()
    renderPiece(<ChatbotLauncher load={createClient().load} />)
    await pass(2 * CHATBOT_PREVIEW_DELAY_MS)
    expect(preview()).toBeNull()
  })

  it('stays away once the chat was opened', async () => {
    const user = stopClock()
    const { unmount } = renderPiece(<ChatbotLauncher load={createClient().load} />)
    await user.click(launcher())
    await pass(2 * CHATBOT_PREVIEW_DELAY_MS)
    expect(preview()).toBeNull()
    unmount()
    renderPiece(<ChatbotLauncher load={createClient().load} />)
    await pass(2 * CHATBOT_PREVIEW_DELAY_MS)
    expect(preview()).toBeNull()
  })

  it('comes and goes without storage', async () => {
    forbidStorage()
    const user = stopClock()
    renderPiece(<ChatbotLauncher load={createClient().load} />)
    await pass(CHATBOT_PREVIEW_DELAY_MS)
    await user.click(screen.getByRole('button', { name: chatbotTexts.dismiss }))
    expect(preview()).toBeNull()
  })
})
