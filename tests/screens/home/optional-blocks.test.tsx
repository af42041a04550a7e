import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FooterLinks } from '@/screens/frame/footer-links.tsx'
import { LegalIdentity } from '@/screens/frame/legal-identity.tsx'
import { LegalLine } from '@/screens/frame/legal-line.tsx'
import { SocialLinks } from '@/screens/frame/social-links.tsx'
import { CasesList } from '@/screens/home/cases-list.tsx'
import { ClientsRow } from '@/screens/home/clients-row.tsx'
import { ContactChannels } from '@/screens/home/contact-channels.tsx'
import { PeopleList } from '@/screens/home/people-list.tsx'
import { YearRuler } from '@/screens/home/year-ruler.tsx'
import { renderPiece } from '../../support/render.tsx'

vi.mock('virtual:site', async (load) => {
  const all = await load<typeof import('virtual:site')>()
  const { footer } = all.buildTexts
  const person = { id: 'a', name: 'Pessoa', role: 'Função', text: 'Uma frase.' }
  const links = [{ id: 'guias', label: 'Guias', href: '/downloads' }]
  const filled = {
    footer: { ...footer, quickLinks: { ...footer.quickLinks, links } },
    clients: {
      clients: [
        { id: 'a', name: 'Com logotipo', logo: '/images/a.svg' },
        { id: 'b', name: 'Sem logotipo' },
      ],
    },
    cases: {
      confirmed: '{name} confirma',
      cases: [{ id: 'a', problem: 'P.', done: 'F.', result: 'R.', confirmedBy: 'Quem' }],
    },
    people: { people: [person, { ...person, id: 'b', picture: '/images/a.jpg' }] },
    company: {
      text: '{name}, {cnpj}, {address}',
      name: 'Empresa Ltda.',
      cnpj: '11.222.333/0001-81',
      address: 'Rua 1',
    },
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

it('A client is named, by its logo where it has one', () => {
  renderPiece(<ClientsRow />)
  const [withLogo, without] = screen.getAllByRole('listitem')
  expect(within(withLogo ?? document.body).getByRole('img')).toHaveAccessibleName('Com logotipo')
  expect(without).toHaveTextContent('Sem logotipo')
})

it('A case says what it was, what was done, what came of it and who confirms that', () => {
  renderPiece(<CasesList />)
  const told = screen.getByRole('listitem').textContent
  for (const part of ['P.', 'F.', 'R.', 'Quem']) expect(told).toContain(part)
})

it('A person is shown with a picture, or with the initial in its place', () => {
  const { container } = renderPiece(<PeopleList />)
  expect(screen.getAllByRole('heading', { name: 'Pessoa' })).toHaveLength(2)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  expect(screen.getAllByText('P')).toHaveLength(1)
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

it('The company is named with its number and address', () => {
  renderPiece(<LegalIdentity />)
  expect(screen.getByText(/Empresa Ltda\..*11\.222\.333\/0001-81.*Rua 1/)).toBeVisible()
})
