import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { downloadsTexts } from '@/content/pt-br/downloads.ts'
import { errorTexts } from '@/content/pt-br/errors.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { reachUsTexts } from '@/content/pt-br/reach-us.ts'
import { settings } from '@/config/build.ts'
import { Footer } from '@/sections/footer/footer.tsx'
import { HeroSection } from '@/sections/home/hero-section.tsx'
import { renderApp } from './render.tsx'

vi.mock(import('@/sections/home/hero-section.tsx'), { spy: true })
vi.mock(import('@/sections/footer/footer.tsx'), { spy: true })

function breaks(): never {
  throw new Error('broken')
}

const findFailure = () => screen.findByText(errorTexts.heading, { selector: 'h1' })

beforeEach(() => {
  // React names what broke in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(HeroSection).mockReset()
  vi.mocked(Footer).mockReset()
})

describe('a page that breaks', () => {
  beforeEach(() => {
    vi.mocked(HeroSection).mockImplementation(breaks)
    renderApp()
  })

  it('says so under a heading that has the focus, with other ways and a way home', async () => {
    expect(await findFailure()).toHaveFocus()
    expect(screen.getByRole('link', { name: errorTexts.home })).toHaveAttribute('href', '/')
    const skipLink = screen.getByRole('link', { name: ptBR.labels.skipToContent })
    expect(skipLink).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
    const ways = within(screen.getByRole('alert'))
    expect(ways.getByRole('link', { name: reachUsTexts.whatsapp })).toBeVisible()
    expect(ways.getByRole('link', { name: settings.companyEmail })).toBeVisible()
  })

  it('is tried again, then reloaded', async () => {
    const reload = vi.fn<() => void>()
    fireEvent.click(await screen.findByRole('button', { name: errorTexts.retry }))
    expect(await findFailure()).toHaveFocus()
    vi.stubGlobal('location', { reload })
    fireEvent.click(screen.getByRole('button', { name: errorTexts.reload }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('takes neither the header nor the footer nor the next page along', async () => {
    await findFailure()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    fireEvent.click(screen.getByRole('link', { name: ptBR.header.downloads }))
    expect(
      await screen.findByRole('heading', { level: 1, name: downloadsTexts.heading.join(' ') }),
    ).toBeVisible()
    expect(screen.queryByText(errorTexts.heading)).toBeNull()
  })
})

it('What breaks beside the page is said in the place of all', async () => {
  vi.mocked(Footer).mockImplementation(breaks)
  renderApp()
  expect(await findFailure()).toBeVisible()
})
