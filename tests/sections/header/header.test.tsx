import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ROUTES, SECTION_IDS } from '@/config/routes.ts'
import { site } from '@/config/build.ts'
import { LANGUAGE_STORAGE_KEY, SCROLL_AFTER_NAVIGATION_MS } from '@/config/spec.ts'
import { LANGUAGES } from '@/config/languages.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { loadDictionary } from '@/language/load-dictionary.ts'
import { fill } from '@/lib/fill.ts'
import { Header } from '@/sections/header/header.tsx'
import { menuPages } from '@/sections/header/menu-pages.ts'
import { pass, stopClock } from '../../clock.ts'
import { renderPiece } from '../../render.tsx'
import { PagePlaces, watchScroll } from './navigation-page.tsx'

const SECTIONS = ['culture', 'services', 'courses', 'contact'] as const
const SMOOTH = { behavior: 'smooth' }

function renderHeader(path = '/') {
  renderPiece(
    <PagePlaces>
      <Header />
    </PagePlaces>,
    path,
  )
}

const link = (name: string) =>
  within(screen.getByRole('navigation', { name: ptBR.labels.mainNavigation })).getByRole('link', {
    name,
  })
const brand = () =>
  screen.getByRole('link', { name: fill(ptBR.labels.home, { brand: site.brandName }) })

describe('the header', () => {
  it.each(LANGUAGES)('has its labels in $label', async ({ value, label, short }) => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, value)
    renderHeader()
    const texts = await loadDictionary(value)
    const { header, labels } = texts
    const navigation = await screen.findByRole('navigation', { name: labels.mainNavigation })
    const links = within(navigation).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...SECTIONS.map((key) => header[key]),
      ...menuPages(texts).map(({ label: page }) => page),
    ])
    expect(
      await screen.findByRole('button', {
        name: `${short}, ${fill(labels.changeLanguage, { language: label })}`,
      }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: labels.openMenu })).toBeVisible()
  })

  it('has links that work without JavaScript', () => {
    renderHeader()
    for (const key of SECTIONS)
      expect(link(ptBR.header[key])).toHaveAttribute('href', `/#${SECTION_IDS[key]}`)
    expect(link(ptBR.header.downloads)).toHaveAttribute('href', ROUTES.downloads)
    expect(brand()).toHaveAttribute('href', ROUTES.home)
    expect(brand()).toHaveTextContent(site.brandName)
  })
})

describe('a link to a section', () => {
  it.each(SECTIONS)('scrolls smoothly to %s on the home page, and takes the focus', (key) => {
    renderHeader()
    const { sections } = watchScroll()
    fireEvent.click(link(ptBR.header[key]))
    expect(sections()).toEqual([[SECTION_IDS[key], SMOOTH]])
    expect(document.activeElement?.id).toBe(SECTION_IDS[key])
  })

  it.each(SECTIONS)('goes home first from another page, then to %s 100 ms later', async (key) => {
    stopClock()
    renderHeader(ROUTES.downloads)
    const { sections } = watchScroll()
    fireEvent.click(link(ptBR.header[key]))
    expect(window.location.pathname).toBe(ROUTES.home)
    await pass(SCROLL_AFTER_NAVIGATION_MS - 1)
    expect(sections()).toEqual([])
    await pass(1)
    expect(sections()).toEqual([[SECTION_IDS[key], SMOOTH]])
    await pass(10_000)
    expect(sections()).toHaveLength(1)
  })

  it('is left to the browser when it is asked for in a new tab', async () => {
    renderHeader()
    const { sections } = watchScroll()
    expect(fireEvent.click(link(ptBR.header.contact), { ctrlKey: true })).toBe(true)
    expect(sections()).toEqual([])
    // jsdom has no tabs: it goes there itself, a moment later.
    await waitFor(() => expect(window.location.hash).toBe(`#${SECTION_IDS.contact}`))
  })
})

describe('the downloads link', () => {
  it('goes to the materials', () => {
    renderHeader()
    fireEvent.click(link(ptBR.header.downloads))
    expect(window.location.pathname).toBe(ROUTES.downloads)
    expect(link(ptBR.header.downloads)).toHaveAttribute('aria-current', 'page')
  })
})

describe('the brand', () => {
  it('scrolls smoothly to the top of the home page', () => {
    renderHeader()
    const { places } = watchScroll()
    const entries = window.history.length
    fireEvent.click(brand())
    expect(places()).toEqual([{ top: 0, behavior: 'smooth' }])
    expect(window.history.length).toBe(entries)
  })

  it('goes home from another page', () => {
    renderHeader(ROUTES.downloads)
    fireEvent.click(brand())
    expect(window.location.pathname).toBe(ROUTES.home)
  })
})
