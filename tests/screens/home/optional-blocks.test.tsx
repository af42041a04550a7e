import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FooterLinks } from '@/screens/frame/footer-links.tsx'
import { LegalLine } from '@/screens/frame/legal-line.tsx'
import { SocialLinks } from '@/screens/frame/social-links.tsx'
import { ContactChannels } from '@/screens/home/contact-channels.tsx'
import { PeopleList } from '@/screens/home/people-list.tsx'
import { YearRuler } from '@/screens/home/year-ruler.tsx'
import { renderPiece } from '../../support/render.tsx'

vi.mock('virtual:site', async (load) => {
  const all = await load<typeof import('virtual:site')>()
  const { footer } = all.buildTexts
  const links = [{ id: 'guias', label: 'Guias', href: '/downloads' }]
  const filled = {
    footer: { ...footer, quickLinks: { ...footer.quickLinks, links } },
    people: { people: [{ id: 'a', name: 'Pessoa', role: 'Função', text: 'Uma frase.' }] },
  }
  const ownerLinks = {
    privacy: '/privacidade',
    code: 'https://code.example/a',
    location: 'https://maps.example/a',
  }
  const siteConfig = { ...all.siteConfig, started: all.siteConfig.founded }
  return { ...all, siteConfig, buildTexts: { ...all.buildTexts, ...filled }, ownerLinks }
})

it('A company that began with its history shows the year once', () => {
  renderPiece(<YearRuler />)
  expect(screen.getAllByText('2024')).toHaveLength(1)
})

it('A person without a picture has the initial in its place', () => {
  renderPiece(<PeopleList />)
  expect(screen.getByText('P')).toBeVisible()
})

it.each([
  ['Guias', '/downloads'],
  ['Privacidade', '/privacidade'],
  ['Código aberto', 'https://code.example/a'],
  ['Localização Florianópolis, Brasil', 'https://maps.example/a'],
  ['Termos', '#'],
])('The owner’s link "%s" leads to %s', (name, address) => {
  renderPiece(
    <>
      <FooterLinks />
      <LegalLine />
      <SocialLinks />
      <ContactChannels />
    </>,
  )
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
})
