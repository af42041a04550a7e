import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SECTION_IDS } from '@/config/routes.ts'
import { site } from '@/config/build.ts'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import { LANGUAGES } from '@/config/languages.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { loadDictionary } from '@/language/load-dictionary.ts'
import { fill } from '@/lib/fill.ts'
import { HeroSection } from '@/sections/home/hero-section.tsx'
import { homeHeading } from '../../home-heading.ts'
import { renderPiece } from '../../render.tsx'
import { PagePlaces, watchScroll } from '../header/navigation-page.tsx'

const talk = (texts: typeof ptBR) =>
  screen.getByRole('link', { name: new RegExp(`^${texts.hero.cta.talk}`) })

describe('the hero', () => {
  it.each(LANGUAGES)('says all of it in $label', async ({ value }) => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, value)
    const texts = await loadDictionary(value)
    const { hero } = texts
    const { container } = renderPiece(<HeroSection />)
    expect(await screen.findByText(hero.vision)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: homeHeading(texts) })).toBeVisible()
    expect(screen.getByText(hero.description)).toBeVisible()
    expect(container.querySelector('section')).toHaveAttribute('id', SECTION_IDS.home)
  })

  it.each(LANGUAGES)('breaks its subtitle after the "&" in $label', async ({ value }) => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, value)
    const { hero } = await loadDictionary(value)
    renderPiece(<HeroSection />)
    const subtitle = await screen.findByText((_text, element) =>
      Boolean(element?.matches('p') && element.textContent?.includes(hero.subtitle)),
    )
    expect(subtitle).toHaveTextContent(hero.subtitle)
    const [before, after] = subtitle.innerHTML.split('<br>')
    expect(before).toMatch(/&amp; ?$/)
    expect(`${before}${after}`.replace('&amp;', '&')).toBe(hero.subtitle)
  })

  it('opens the chat with the company in a new tab', () => {
    renderPiece(<HeroSection />)
    const greeting = fill(ptBR.hero.greeting, { brand: site.brandName })
    const url = new URL(talk(ptBR).getAttribute('href') ?? '')
    expect(url.origin + url.pathname).toBe(`https://wa.me/${site.companyPhone.slice(1)}`)
    expect(url.searchParams.get('text')).toBe(greeting)
    expect(talk(ptBR)).toHaveAttribute('target', '_blank')
    expect(talk(ptBR)).toHaveAttribute('rel', 'noopener noreferrer')
    expect(talk(ptBR)).toHaveTextContent(ptBR.hero.cta.talk)
  })

  it('leads to the services', () => {
    renderPiece(
      <PagePlaces>
        <HeroSection />
      </PagePlaces>,
    )
    const { sections } = watchScroll()
    fireEvent.click(screen.getByRole('link', { name: ptBR.hero.cta.services }))
    expect(sections()).toEqual([[SECTION_IDS.services, { behavior: 'smooth' }]])
  })
})
