import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Footer } from '@/screens/frame/footer.tsx'
import { Header } from '@/screens/frame/header.tsx'
import { HeroSection } from '@/screens/home/hero-section.tsx'
import { usePageMeta } from '@/settings/use-page-meta.ts'
import { siteConfig } from '@/site/build-facts.ts'
import { Toaster } from '@/ui/toast/toaster.tsx'
import { ChatbotLauncher } from '@/vendors/chat/chatbot-launcher.tsx'
import {
  downloadsTexts,
  errorsTexts,
  headerTexts,
  heroTexts,
  labelsTexts,
  notFoundTexts,
  reachUsTexts,
} from 'virtual:texts'
import { renderApp } from './support/render.tsx'

vi.mock(import('@/settings/use-page-meta.ts'), { spy: true })
vi.mock(import('@/screens/home/hero-section.tsx'), { spy: true })
vi.mock(import('@/screens/frame/footer.tsx'), { spy: true })
vi.mock(import('@/screens/frame/header.tsx'), { spy: true })
vi.mock(import('@/ui/toast/toaster.tsx'), { spy: true })
vi.mock(import('@/vendors/chat/chatbot-launcher.tsx'), { spy: true })

function breaks(): never {
  throw new Error('broken')
}

const findFailure = () => screen.findByText(errorsTexts.heading, { selector: 'h1' })

beforeEach(() => {
  // React logs the error that it caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const part of [HeroSection, Header, Footer, Toaster, ChatbotLauncher, usePageMeta])
    vi.mocked(part).mockReset()
})

describe('a page that breaks', () => {
  beforeEach(() => {
    vi.mocked(HeroSection).mockImplementation(breaks)
    renderApp()
  })

  it('says so under a heading that has the focus, with other ways, a way home and a reload', async () => {
    expect(await findFailure()).toHaveFocus()
    expect(screen.getByRole('link', { name: errorsTexts.home })).toHaveAttribute('href', '/')
    const skipLink = screen.getByRole('link', { name: labelsTexts.skipToContent })
    expect(skipLink).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
    const ways = within(screen.getByRole('alert'))
    expect(ways.getByRole('link', { name: reachUsTexts.whatsapp })).toBeVisible()
    expect(ways.getByRole('link', { name: siteConfig.email })).toBeVisible()
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { reload })
    fireEvent.click(screen.getByRole('button', { name: errorsTexts.reload }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('keeps its header and footer, and leads to other pages', async () => {
    await findFailure()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    fireEvent.click(screen.getByRole('link', { name: headerTexts.downloads }))
    expect(
      await screen.findByRole('heading', { level: 1, name: downloadsTexts.heading.join(' ') }),
    ).toBeVisible()
    expect(screen.queryByText(errorsTexts.heading)).toBeNull()
  })
})

it('A page whose own effects break keeps its header and footer', async () => {
  vi.mocked(usePageMeta).mockImplementation(breaks)
  renderApp()
  await findFailure()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
})

it('An address whose path begins with two slashes gives the 404 page', () => {
  const address = `${window.location.origin}//`
  renderApp(`${address}#contact`)
  const heading = notFoundTexts.heading.join(' ')
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(window.location.href).toBe(address)
})

it.each([
  ['header', Header],
  ['footer', Footer],
  ['chat', ChatbotLauncher],
  ['toaster', Toaster],
])('A %s that breaks leaves the rest of the page as it is', (_, part) => {
  vi.mocked(part).mockImplementation(breaks)
  renderApp()
  expect(screen.getByRole('heading', { level: 1, name: heroTexts.title })).toBeVisible()
  expect(screen.queryByText(errorsTexts.heading)).toBeNull()
})
