import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Footer } from '@/screens/frame/footer.tsx'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { siteConfig } from '@/site/build-facts.ts'
import { LANGUAGE_STORAGE_KEY } from '@/site/spec.ts'
import { interpolate } from '@/text/interpolate.ts'
import { displayPhone, whatsappUrl } from '@/text/phone.ts'
import { footerTexts, heroTexts, servicesTexts } from 'virtual:texts'
import { renderPiece, stopClock } from '../../support/render.tsx'
import { textsIn } from '../../support/texts.ts'

vi.mock(import('@/settings/load-dictionary.ts'), { spy: true })

const { quickLinks, services, social, legal } = footerTexts

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label)

it('The footer says how to reach the company', () => {
  renderPiece(<Footer />)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href(siteConfig.email)).toBe(`mailto:${siteConfig.email}`)
  expect(href(displayPhone(siteConfig.phone))).toBe(`tel:${siteConfig.phone}`)
  expect(screen.getByText(siteConfig.city)).toBeVisible()
})

it('The footer names the year of the visit, not that of the build', () => {
  stopClock(new Date('2031-03-10'))
  renderPiece(<Footer />)
  expect(screen.getByText(interpolate(footerTexts.copyright, { year: 2031 }))).toBeVisible()
})

it('The footer stays Portuguese, its way to WhatsApp too, until it has texts of the language', async () => {
  window.localStorage.setItem(LANGUAGE_STORAGE_KEY, 'en-US')
  renderPiece(<Footer />)
  const footer = screen.getByRole('contentinfo')
  await waitFor(() => expect(footer).toHaveAttribute('lang', footerTexts.lang))
  const { cta, greeting } = heroTexts
  const call = within(footer).getByRole('link', { name: new RegExp(`^${cta.talk}`) })
  expect(call).toHaveAttribute('href', whatsappUrl(siteConfig.phone, greeting))
})

it('The footer follows the language, its way to WhatsApp too, where it has texts of it', async () => {
  const texts = textsIn('en-US')
  window.localStorage.setItem(LANGUAGE_STORAGE_KEY, 'en-US')
  vi.mocked(loadDictionary).mockResolvedValue(texts)
  renderPiece(<Footer />)
  const { cta, greeting } = texts.hero
  const call = await screen.findByRole('link', { name: new RegExp(`^${cta.talk}`) })
  expect(call).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(greeting)))
})

type List = [role: string, name: string, listed: string[]]
const LISTS: List[] = [
  [
    'navigation',
    quickLinks.heading,
    [quickLinks.home, quickLinks.services, quickLinks.contact, ...labels(quickLinks.links)],
  ],
  ['navigation', services, servicesTexts.services.map(({ title }) => title)],
  ['list', social.heading, labels(social.links)],
  ['list', legal.heading, labels(legal.links)],
]
it.each(LISTS)('The %s "%s" of the footer has its links in their order', (role, name, listed) => {
  renderPiece(<Footer />)
  const items = within(screen.getByRole(role, { name })).getAllByRole('listitem')
  const names = items.map(
    (item) => item.textContent || item.firstElementChild?.getAttribute('aria-label'),
  )
  expect(names).toEqual(listed)
})
