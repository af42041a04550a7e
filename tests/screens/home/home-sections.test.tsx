import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CultureSection } from '@/screens/home/culture-section.tsx'
import { PeopleList } from '@/screens/home/people-list.tsx'
import { ServicesSection } from '@/screens/home/services-section.tsx'
import { YearRuler } from '@/screens/home/year-ruler.tsx'
import { siteConfig, buildTexts as texts } from 'virtual:site'
import { renderPiece } from '../../support/render.tsx'

it('Each value stands on the background that it names', () => {
  renderPiece(<CultureSection />)
  const backgrounds = ['Inovação', 'Ética', 'Colaboração', 'Excelência'].map(
    (name) => screen.getByRole('heading', { name }).closest('li')?.className,
  )
  expect(new Set(backgrounds).size).toBe(4)
})

it('A company that began with its history shows the year once', () => {
  Object.assign(siteConfig, { started: siteConfig.founded })
  renderPiece(<YearRuler />)
  expect(screen.getAllByText('2024')).toHaveLength(1)
})

it('A person without a picture has the initial in its place', () => {
  texts.people.people = [{ id: 'a', name: 'Pessoa', role: 'Função', text: 'Uma frase.' }]
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
