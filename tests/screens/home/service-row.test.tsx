import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { whatsappUrl } from '@/site/phone.ts'
import { settings } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'
import { ServicesSection } from '@/screens/home/services-section.tsx'
import { renderPiece } from '../../render.tsx'
import { servicesTexts } from 'virtual:texts'

it('leads from each service to the chat, which opens with its name', () => {
  renderPiece(<ServicesSection />)
  for (const { title, problem } of servicesTexts.services) {
    const link = screen.getByRole('link', {
      name: interpolate(servicesTexts.newTab, {
        label: interpolate(servicesTexts.talkLabel, { service: title }),
      }),
    })
    const greeting = interpolate(servicesTexts.serviceGreeting, {
      service: title,
      brand: settings.brandName,
    })
    expect(link).toHaveAttribute('href', whatsappUrl(settings.companyPhone, greeting))
    expect(link).toHaveAttribute('target', '_blank')
    expect(screen.getByText(interpolate(servicesTexts.when, { problem }))).toBeVisible()
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
