import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { downloadsTexts } from '@/content/pt-br/downloads.ts'
import { errorTexts } from '@/content/pt-br/errors.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { reachUsTexts } from '@/content/pt-br/reach-us.ts'
import { settings } from '@/config/build.ts'
import { CultureSection } from '@/sections/home/culture-section.tsx'
import { Footer } from '@/sections/footer/footer.tsx'
import { HeroSection } from '@/sections/home/hero-section.tsx'
import { HOME_HEADING } from './home-heading.ts'
import { renderApp } from './render.tsx'
import { withChannels } from './with-channels.ts'

vi.mock(import('@/sections/home/hero-section.tsx'), { spy: true })
vi.mock(import('@/sections/home/culture-section.tsx'), { spy: true })
vi.mock(import('@/sections/footer/footer.tsx'), { spy: true })

function breaks(): never {
  throw new Error('broken')
}

/** The ways to reach the company that are offered in the place of what broke. */
function expectChannels(place: HTMLElement): void {
  const channels = within(place)
  expect(channels.getByRole('link', { name: reachUsTexts.whatsapp })).toHaveAttribute(
    'href',
    expect.stringContaining(`wa.me/${settings.companyPhone.slice(1)}`),
  )
  expect(channels.getByRole('link', { name: settings.companyEmail })).toHaveAttribute(
    'href',
    `mailto:${settings.companyEmail}`,
  )
}

beforeEach(() => {
  // React names what broke in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(HeroSection).mockReset()
  vi.mocked(CultureSection).mockReset()
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
    expectChannels(screen.getByRole('alert'))
  })

  it('is tried again, then reloaded', async () => {
    const reload = vi.fn<() => void>()
    renderApp()
    fireEvent.click(await screen.findByRole('button', { name: errorTexts.retry }))
    const heading = await screen.findByRole('heading', { level: 1, name: errorTexts.heading })
    expect(heading).toHaveFocus()
    vi.stubGlobal('location', { reload })
    fireEvent.click(screen.getByRole('button', { name: errorTexts.reload }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is there again where what broke it has passed', async () => {
    renderApp()
    const retry = await screen.findByRole('button', { name: errorTexts.retry })
    vi.mocked(HeroSection).mockReset()
    fireEvent.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: HOME_HEADING })).toBeVisible()
    expect(screen.queryByText(errorTexts.heading)).toBeNull()
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

describe('a section that breaks', () => {
  it('says so in its place, and leaves the top of the page and the footer', async () => {
    vi.mocked(CultureSection).mockImplementation(breaks)
    renderApp()
    expect(
      await screen.findByRole('heading', { level: 2, name: errorTexts.heading }),
    ).not.toHaveFocus()
    expectChannels(screen.getByRole('alert'))
    expect(screen.getByRole('heading', { level: 1, name: HOME_HEADING })).toBeVisible()
    expect(await screen.findByRole('contentinfo')).toBeVisible()

    fireEvent.click(screen.getByRole('button', { name: errorTexts.retry }))
    expect(await screen.findByRole('heading', { level: 2, name: errorTexts.heading })).toHaveFocus()
    expect(screen.getByRole('button', { name: errorTexts.reload })).toBeVisible()
  })
})

describe('a footer that breaks', () => {
  it('leaves the page as it is, and a line in its place', async () => {
    vi.mocked(Footer).mockImplementation(breaks)
    renderApp()
    expect(await screen.findByRole('heading', { level: 1, name: HOME_HEADING })).toBeVisible()
    await vi.waitFor(() => {
      expect(Footer).toHaveBeenCalled()
    })
    expect(await screen.findByRole('form')).toBeVisible()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.queryByText(errorTexts.heading)).toBeNull()
    const line = screen.getByRole('alert')
    expect(line).toHaveTextContent(withChannels(errorTexts.part))
    expectChannels(line)
  })
})
