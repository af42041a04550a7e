import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ROUTES, SECTION_IDS } from '@/config/routes.ts'
import { settings } from '@/config/build.ts'
import {
  LANGUAGE_STORAGE_KEY,
  SCROLL_AFTER_NAVIGATION_MS,
  TOOLTIP_OPEN_DELAY_MS,
} from '@/config/spec.ts'
import { footerTexts } from '@/content/pt-br/footer.ts'
import type { FooterLink } from '@/content/pt-br/footer.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { displayPhone } from '@/lib/phone.ts'
import { Footer } from '@/sections/footer/footer.tsx'
import { pass, stopClock } from '../../clock.ts'
import { renderPiece } from '../../render.tsx'
import { PagePlaces, watchScroll } from '../header/navigation-page.tsx'

const { quickLinks, services, social, legal } = footerTexts

const INERT = [
  ...[...quickLinks.links, ...services.links].filter((link) => typeof link === 'string'),
  ...social.links.map(({ label }) => label),
  ...legal.links.map(({ label }) => label),
]

function labelOf(listed: FooterLink): string {
  return typeof listed === 'string' ? listed : listed.label
}

function renderFooter(path = '/') {
  renderPiece(
    <PagePlaces>
      <Footer />
    </PagePlaces>,
    path,
  )
}

const link = (name: string) => screen.getByRole('link', { name })

describe('the footer', () => {
  it('says what the company is and how to reach it', () => {
    renderFooter()
    expect(screen.getByText(footerTexts.blurb)).toBeVisible()
    expect(link(settings.companyEmail)).toHaveAttribute('href', `mailto:${settings.companyEmail}`)
    expect(link(displayPhone(settings.companyPhone))).toHaveAttribute(
      'href',
      `tel:${settings.companyPhone}`,
    )
    expect(screen.getByText(settings.companyCity)).toBeVisible()
  })

  it('has the copyright of the current year', () => {
    stopClock(new Date(2031, 5, 15))
    renderFooter()
    const line = interpolate(footerTexts.copyright, { year: 2031, brand: settings.brandName })
    expect(screen.getByText(line)).toBeVisible()
  })

  it('groups its links under names', () => {
    renderFooter()
    const names = (role: string, name: string) =>
      within(screen.getByRole(role, { name }))
        .getAllByRole('link')
        .map((item) => item.textContent || item.getAttribute('aria-label'))
    expect(names('navigation', quickLinks.heading)).toEqual([
      quickLinks.home,
      quickLinks.services,
      quickLinks.contact,
      ...quickLinks.links.map(labelOf),
    ])
    expect(names('navigation', services.heading)).toEqual(services.links.map(labelOf))
    expect(names('list', social.heading)).toEqual(social.links.map(({ label }) => label))
    expect(names('list', legal.heading)).toEqual(legal.links.map(({ label }) => label))
  })

  it('is marked as Portuguese on a page in another language', async () => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, 'en-US')
    renderFooter()
    await screen.findByRole('link', { name: /home page/ })
    expect(screen.getByRole('contentinfo')).toHaveAttribute('lang', 'pt-BR')
  })
})

describe('a quick link', () => {
  const LINKS = [
    [quickLinks.home, SECTION_IDS.home],
    [quickLinks.services, SECTION_IDS.services],
    [quickLinks.contact, SECTION_IDS.contact],
  ] as const

  it('leads to its section and scrolls there on the home page', () => {
    renderFooter()
    const { sections } = watchScroll()
    for (const [name, id] of LINKS) {
      expect(link(name)).toHaveAttribute('href', `/#${id}`)
      fireEvent.click(link(name))
    }
    expect(sections()).toEqual(LINKS.map(([, id]) => [id, { behavior: 'smooth' }]))
  })

  it('goes home from another page and scrolls to its section', async () => {
    const [, , [name, id]] = LINKS
    stopClock()
    renderFooter(ROUTES.downloads)
    const { sections } = watchScroll()
    fireEvent.click(link(name))
    expect(window.location.pathname).toBe(ROUTES.home)
    await pass(SCROLL_AFTER_NAVIGATION_MS)
    expect(sections()).toEqual([[id, { behavior: 'smooth' }]])
  })
})

describe('an inert link', () => {
  it('says that it leads nowhere yet, and does nothing', () => {
    renderFooter()
    const entries = window.history.length
    const { sections, places } = watchScroll()
    for (const name of INERT) {
      expect(link(name)).toHaveAttribute('href', '#')
      expect(link(name)).toHaveAttribute('aria-disabled', 'true')
      expect(fireEvent.click(link(name))).toBe(false)
    }
    expect(window.location.href).toBe(`${window.location.origin}/`)
    expect(window.history.length).toBe(entries)
    expect([...sections(), ...places()]).toEqual([])
  })

  it('has a note that comes after the delay of the specification', async () => {
    const user = stopClock()
    renderFooter()
    await user.hover(link(INERT[0] ?? ''))
    await pass(TOOLTIP_OPEN_DELAY_MS - 1)
    expect(screen.queryByRole('tooltip')).toBeNull()
    await pass(1)
    expect(screen.getByRole('tooltip')).toHaveTextContent(footerTexts.soon)
  })
})
