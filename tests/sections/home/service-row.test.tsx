import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { whatsappUrl } from '@/lib/phone.ts'
import { settings } from '@/config/build.ts'
import { SERVICES, servicesTexts } from '@/content/pt-br/services.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { ServicesSection } from '@/sections/home/services-section.tsx'
import { renderPiece } from '../../render.tsx'

it('leads from each service to the chat, which opens with its name', () => {
  renderPiece(<ServicesSection />)
  for (const { title, problem } of SERVICES) {
    const link = screen.getByRole('link', { name: `${title} (${servicesTexts.newTab})` })
    const greeting = interpolate(servicesTexts.serviceGreeting, {
      service: title,
      brand: settings.brandName,
    })
    expect(link).toHaveAttribute('href', whatsappUrl(settings.companyPhone, greeting))
    expect(link).toHaveAttribute('target', '_blank')
    expect(screen.getByText(problem)).toBeVisible()
  }
})

it('says in four steps how a project goes', () => {
  renderPiece(<ServicesSection />)
  const { heading, list } = servicesTexts.steps
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  expect(list).toHaveLength(4)
  for (const { title, text } of list) {
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  }
})
