import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PeopleList } from '@/screens/home/people-list.tsx'
import { ServicesSection } from '@/screens/home/services-section.tsx'
import { YearRuler } from '@/screens/home/year-ruler.tsx'
import { siteConfig, buildTexts as texts } from 'virtual:site'
import { renderPiece } from '../../support/render.tsx'

it('A company that began with its history shows the year once', () => {
  vi.spyOn(siteConfig, 'started', 'get').mockReturnValue(siteConfig.founded)
  renderPiece(<YearRuler />)
  expect(screen.getAllByText('2024')).toHaveLength(1)
})

it('A person without a picture has the initial in its place', () => {
  const person = { id: 'a', name: 'Pessoa', role: 'Função', text: 'Uma frase.' }
  vi.spyOn(texts.people, 'people', 'get').mockReturnValue([person])
  renderPiece(<PeopleList />)
  expect(screen.getByText('P')).toBeVisible()
})

it('Each service has a link to WhatsApp with a greeting that names it', () => {
  renderPiece(<ServicesSection />)
  for (const { title } of texts.services.services) {
    const link = screen.getByRole('link', {
      name: `Falar sobre isto: ${title} (WhatsApp, abre em nova aba)`,
    })
    const greeting = `Olá, vi o serviço ${title} no site da Austral e quero conversar.`
    const address = `https://wa.me/5548900000000?text=${encodeURIComponent(greeting)}`
    expect(link).toHaveAttribute('href', address)
    expect(link).toHaveAttribute('target', '_blank')
  }
})
