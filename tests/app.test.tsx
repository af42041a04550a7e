import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { downloadsTexts } from '@/content/sections/downloads.ts'
import { errorTexts } from '@/content/sections/errors.ts'
import { ptBR } from '@/content/languages/pt-br.ts'
import { Footer } from '@/sections/footer.tsx'
import { HeroSection } from '@/sections/hero-section.tsx'
import { renderApp } from './render.tsx'

vi.mock(import('@/sections/hero-section.tsx'), { spy: true })
vi.mock(import('@/sections/footer.tsx'), { spy: true })

function breaks(): never {
  throw new Error('broken')
}

beforeEach(() => {
  // React names what broke in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(HeroSection).mockReset()
  vi.mocked(Footer).mockReset()
})

describe('a page that breaks', () => {
  beforeEach(() => {
    vi.mocked(HeroSection).mockImplementation(breaks)
  })

  it('says so under a heading that has the focus, with a way home', async () => {
    renderApp()
    const heading = await screen.findByRole('heading', { level: 1, name: errorTexts.heading })
    expect(heading).toHaveFocus()
    expect(screen.getByRole('link', { name: errorTexts.home })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: errorTexts.reload })).toBeVisible()
  })

  it('takes neither the header nor the footer nor the next page along', async () => {
    renderApp()
    await screen.findByRole('heading', { level: 1, name: errorTexts.heading })
    expect(await screen.findByRole('contentinfo')).toBeVisible()
    fireEvent.click(screen.getByRole('link', { name: ptBR.header.downloads }))
    expect(
      await screen.findByRole('heading', { level: 1, name: downloadsTexts.heading.join(' ') }),
    ).toBeVisible()
    expect(screen.queryByText(errorTexts.heading)).toBeNull()
  })
})

describe('a footer that breaks', () => {
  it('leaves the page as it is', async () => {
    vi.mocked(Footer).mockImplementation(breaks)
    renderApp()
    expect(await screen.findByRole('heading', { level: 1, name: ptBR.hero.title })).toBeVisible()
    await vi.waitFor(() => {
      expect(Footer).toHaveBeenCalled()
    })
    expect(await screen.findByRole('form')).toBeVisible()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.queryByText(errorTexts.heading)).toBeNull()
  })
})
