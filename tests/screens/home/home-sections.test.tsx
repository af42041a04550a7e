import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CoursesSection } from '@/screens/home/courses-section.tsx'
import { CultureSection } from '@/screens/home/culture-section.tsx'
import { ServicesSection } from '@/screens/home/services-section.tsx'
import { buildTexts as texts } from 'virtual:site'
import { renderPiece } from '../../support/render.tsx'

it('Each value stands on the background that it names', () => {
  renderPiece(<CultureSection />)
  const backgrounds = ['Inovação', 'Ética', 'Colaboração', 'Excelência'].map(
    (name) => screen.getByRole('heading', { name }).closest('li')?.className,
  )
  expect(new Set(backgrounds).size).toBe(4)
})

it('Each course has its picture, and its topics under a name', () => {
  renderPiece(<CoursesSection />)
  for (const { title, image, imageAlt, topics } of texts.courses.courses) {
    expect(screen.getByRole('img', { name: imageAlt })).toHaveAttribute('src', image)
    const list = screen.getByRole('list', { name: `Temas do curso ${title}` })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(topics)
  }
})

it('Each service has a link to WhatsApp with a greeting that names it, and a project its steps', () => {
  renderPiece(<ServicesSection />)
  for (const { title, problem } of texts.services.services) {
    const link = screen.getByRole('link', {
      name: `Falar sobre isto: ${title} (WhatsApp, abre em nova aba)`,
    })
    const greeting = `Olá, vi o serviço ${title} no site da Austral e quero conversar.`
    const address = `https://wa.me/5548900000000?text=${encodeURIComponent(greeting)}`
    expect(link).toHaveAttribute('href', address)
    expect(link).toHaveAttribute('target', '_blank')
    expect(screen.getByText(problem)).toBeVisible()
  }
  for (const { text } of texts.services.steps.list) expect(screen.getByText(text)).toBeVisible()
})
