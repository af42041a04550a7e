import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePageMeta } from '@/page/use-page-meta.ts'
import { ChatbotLauncher } from '@/screens/chat/chatbot-launcher.tsx'
import { Footer } from '@/screens/frame/footer.tsx'
import { Header } from '@/screens/frame/header.tsx'
import { HeroSection } from '@/screens/home/hero-section.tsx'
import { Toaster } from '@/ui/toast/toaster.tsx'
import { renderApp } from './support/render.tsx'

vi.mock(import('@/page/use-page-meta.ts'), { spy: true })
vi.mock(import('@/screens/home/hero-section.tsx'), { spy: true })
vi.mock(import('@/screens/frame/footer.tsx'), { spy: true })
vi.mock(import('@/screens/frame/header.tsx'), { spy: true })
vi.mock(import('@/ui/toast/toaster.tsx'), { spy: true })
vi.mock(import('@/screens/chat/chatbot-launcher.tsx'), { spy: true })

const PARTS = { HeroSection, Header, Footer, Toaster, ChatbotLauncher, usePageMeta }
const FAILURE = { level: 1, name: 'Algo quebrou por aqui' }

/** Renders the home page with parts that throw. */
function renderBroken(...parts: (keyof typeof PARTS)[]): void {
  for (const part of parts)
    vi.mocked(PARTS[part]).mockImplementation(() => {
      throw new Error('broken')
    })
  renderApp()
}

beforeEach(() => {
  // React logs the error that it caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const part of Object.values(PARTS)) vi.mocked(part).mockReset()
})

it('A page that breaks says so under a heading that has the focus, with ways to reach the company, a way home and a reload', async () => {
  renderBroken('HeroSection')
  expect(await screen.findByRole('heading', FAILURE)).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/')
  const skipLink = screen.getByRole('link', { name: 'Ir para o conteúdo' })
  expect(skipLink).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  const ways = within(screen.getByRole('alert'))
  expect(ways.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  expect(ways.getByRole('link', { name: 'contato@austral.example' })).toBeVisible()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  fireEvent.click(screen.getByRole('button', { name: 'Recarregar a página' }))
  expect(reload).toHaveBeenCalledOnce()
})

it.each(['HeroSection', 'usePageMeta'] as const)(
  'A page whose %s breaks keeps its header and footer, and leads to other pages',
  async (part) => {
    renderBroken(part)
    await screen.findByRole('heading', FAILURE)
    expect(screen.getByRole('contentinfo')).toBeVisible()
    vi.mocked(usePageMeta).mockReset()
    fireEvent.click(screen.getByRole('link', { name: 'Downloads' }))
    expect(await screen.findByRole('heading', { level: 1, name: /^Materiais/ })).toBeVisible()
    expect(screen.queryByRole('heading', FAILURE)).toBeNull()
  },
)

it('An address whose path begins with two slashes gives the 404 page', () => {
  const address = `${window.location.origin}//`
  renderApp(`${address}#contact`)
  expect(screen.getByRole('heading', { level: 1, name: /^ERRO 404/ })).toBeVisible()
  expect(window.location.href).toBe(address)
})

it('What breaks beside the page leaves the page as it is', () => {
  renderBroken('Header', 'Footer', 'ChatbotLauncher', 'Toaster')
  expect(screen.getByRole('heading', { level: 1, name: 'Austral' })).toBeVisible()
  expect(screen.queryByRole('heading', FAILURE)).toBeNull()
})
