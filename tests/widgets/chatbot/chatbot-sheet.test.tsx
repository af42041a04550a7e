import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { chatbotTexts } from '@/content/pt-br/chatbot.ts'
import { ChatbotLauncher } from '@/widgets/chatbot/chatbot-launcher.tsx'
import { renderPiece } from '../../render.tsx'
import { createClient } from './chatbot-client.ts'

function renderOnWindow(narrow: boolean) {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia(query), 'matches', {
      value: narrow && query.includes('width'),
      configurable: true,
    }),
  )
  renderPiece(
    <>
      <main>Página</main>
      <footer inert>Rodapé</footer>
      <ChatbotLauncher load={createClient().load} />
    </>,
  )
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: chatbotTexts.open }))
  return screen.getByRole('dialog', { name: chatbotTexts.title })
}

describe('the open panel', () => {
  it('leaves the page in reach where there is room for both', async () => {
    renderOnWindow(false)
    const dialog = await open()
    expect(dialog).toHaveAttribute('aria-modal', 'false')
    expect(screen.getByText('Página')).not.toHaveAttribute('inert')
    expect(document.documentElement).not.toHaveAttribute('data-modal')
  })

  it('is all there is on a narrow window, until it is closed', async () => {
    renderOnWindow(true)
    const dialog = await open()
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    expect(screen.getByText('Página')).toHaveAttribute('inert')
    expect(document.documentElement).toHaveAttribute('data-modal')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('Página')).not.toHaveAttribute('inert')
    expect(document.documentElement).not.toHaveAttribute('data-modal')
    expect(screen.getByRole('button', { name: chatbotTexts.open })).toHaveFocus()
  })

  it('keeps out of reach what was so before', async () => {
    renderOnWindow(true)
    document.documentElement.dataset['modal'] = ''
    await open()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('Rodapé')).toHaveAttribute('inert')
    expect(document.documentElement).toHaveAttribute('data-modal')
    delete document.documentElement.dataset['modal']
  })
})
