import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { site } from '@/config/site.ts'
import { ptBR } from '@/content/languages/pt-br.ts'
import { contactTexts } from '@/content/sections/contact.ts'
import { COURSES } from '@/content/sections/courses.ts'
import { cultureTexts, VALUES } from '@/content/sections/culture.ts'
import { footerTexts } from '@/content/sections/footer.ts'
import { SERVICES, servicesTexts } from '@/content/sections/services.ts'
import { displayPhone } from '@/lib/phone.ts'
import { renderApp } from '../render.tsx'
import { readOn, startReader } from './screen-reader.ts'

const { labels, header, hero } = ptBR

describe('the home page, as a screen reader reads it', () => {
  let phrases: string[] = []

  beforeAll(async () => {
    await import('@/sections/footer/footer.tsx')
    await import('@/pages/home-below-hero.tsx')
  })

  beforeEach(async () => {
    renderApp()
    await screen.findByRole('form', { name: contactTexts.form.title })
    await screen.findByRole('contentinfo')
    await screen.findByRole('button', { name: /Mudar idioma/ })
    await startReader()
    phrases = await readOn()
  })

  it('begins with the link to the content, then names the place and its navigation', () => {
    const menu = phrases.filter((phrase) => !phrase.startsWith('list'))
    expect(menu.slice(0, 13)).toEqual([
      `link, ${labels.skipToContent}`,
      'banner',
      `link, ${site.brandName}, página inicial`,
      site.brandName,
      `navigation, ${labels.mainNavigation}`,
      `link, ${header.culture}`,
      `link, ${header.services}`,
      `link, ${header.courses}`,
      `link, ${header.contact}`,
      `link, ${header.downloads}`,
      'button, PT, Idioma: Português (Brasil). Mudar idioma, not expanded, has popup menu',
      `button, ${labels.openMenu}, not expanded`,
      'main',
    ])
  })

  it('says every heading with its level, in order', () => {
    const headings = phrases.filter((phrase) => phrase.startsWith('heading'))
    expect(headings).toEqual(
      [
        [1, site.brandName],
        [2, cultureTexts.heading],
        [3, cultureTexts.missionTitle],
        [3, cultureTexts.visionTitle],
        ...VALUES.map(({ title }) => [3, title]),
        [2, servicesTexts.heading],
        ...SERVICES.map(({ title }) => [3, title]),
        [3, servicesTexts.callHeading],
        [2, 'Nossos Cursos'],
        ...COURSES.map(({ title }) => [3, title]),
        [2, contactTexts.heading],
        [3, contactTexts.form.title],
        [2, footerTexts.quickLinks.heading],
        [2, footerTexts.services.heading],
        [2, footerTexts.newsletter.heading],
      ].map(([level, text]) => `heading, ${text}, level ${level}`),
    )
  })

  it('says each landmark once, by a name of its own', () => {
    const landmarks = phrases.filter((phrase) =>
      /^(banner|main|contentinfo|navigation|complementary|form, |region)/.test(phrase),
    )
    expect(landmarks).toEqual([
      'banner',
      `navigation, ${labels.mainNavigation}`,
      'main',
      `form, ${contactTexts.form.title}`,
      'contentinfo',
      `navigation, ${footerTexts.quickLinks.heading}`,
      `navigation, ${footerTexts.services.heading}`,
      'complementary, Fale com a gente',
    ])
  })

  it('says the hero without its decoration', () => {
    const from = phrases.indexOf('main')
    const to = phrases.indexOf(`heading, ${cultureTexts.heading}, level 2`)
    expect(phrases.slice(from + 1, to).filter((phrase) => phrase !== 'paragraph')).toEqual([
      hero.vision,
      `heading, ${site.brandName}, level 1`,
      'Tecnologia',
      '&',
      'Inteligência Artificial',
      hero.description,
      `link, ${hero.cta.talk} (WhatsApp, ${labels.newTab})`,
      hero.cta.talk,
      `link, ${hero.cta.services}`,
      hero.cta.services,
    ])
  })

  it('says the years in order, figures after what they count, and pictures in words', () => {
    const years = phrases.indexOf('2005')
    expect(phrases.slice(years, years + 5)).toEqual([
      '2005',
      cultureTexts.rulerStart,
      'paragraph',
      '2024',
      'Nasce a Austral.',
    ])
    for (const { figure, label } of contactTexts.stats) {
      const place = phrases.indexOf(label)
      expect(phrases.slice(place - 1, place + 3)).toEqual(['term', label, 'definition', figure])
    }
    const images = phrases.filter((phrase) => phrase.startsWith('image'))
    expect(images).toEqual(COURSES.map(({ imageAlt }) => `image, ${imageAlt}`))
  })

  it('says ways to write and call as words apart, and what is not there yet as disabled', () => {
    const { email, phone, location } = contactTexts.channels
    for (const phrase of [
      `link, ${email} ${site.companyEmail}`,
      `link, ${phone} ${displayPhone(site.companyPhone)}`,
      `link, ${location} ${site.companyCity}, disabled`,
      'button, Copiar contato@austral.example',
      ...footerTexts.legal.links.map((label) => `link, ${label}, disabled`),
      ...footerTexts.social.links.map(({ label }) => `link, ${label}, disabled`),
    ])
      expect(phrases).toContain(phrase)
  })
})
