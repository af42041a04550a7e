import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CoursesSection } from '@/screens/home/courses-section.tsx'
import { CultureSection } from '@/screens/home/culture-section.tsx'
import { ServicesSection } from '@/screens/home/services-section.tsx'
import { siteConfig } from '@/site/build-facts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { whatsappUrl } from '@/text/phone.ts'
import { coursesTexts, cultureTexts, servicesTexts } from 'virtual:texts'
import { renderPiece } from '../../support/render.tsx'

/** The innermost list item around a heading. */
function itemOf(title: string): HTMLElement {
  const item = screen.getByRole('heading', { name: title, level: 3 }).closest('li')
  if (!item) throw new Error(`"${title}" heads no item of a list`)
  return item
}

it('Each value stands on the background that it names', () => {
  renderPiece(<CultureSection />)
  const backgrounds = new Map(
    cultureTexts.values.map(({ title, bg }) => [bg, itemOf(title).className]),
  )
  expect(new Set(backgrounds.values()).size).toBe(backgrounds.size)
})

it('Each course has its picture, and its topics under a name', () => {
  renderPiece(<CoursesSection />)
  for (const { title, image, imageAlt, topics } of coursesTexts.courses) {
    const card = within(itemOf(title))
    const picture = card.getByRole('img', { name: imageAlt })
    expect(picture.getAttribute('src')).toContain(image)
    const list = card.getByRole('list', {
      name: interpolate(coursesTexts.topics, { course: title }),
    })
    expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual(topics)
  }
})

it('Each service has a link to WhatsApp with a greeting that names it, and a project its steps', () => {
  renderPiece(<ServicesSection />)
  for (const { title, problem } of servicesTexts.services) {
    const link = screen.getByRole('link', {
      name: interpolate(servicesTexts.newTab, {
        label: interpolate(servicesTexts.talkLabel, { service: title }),
      }),
    })
    const greeting = interpolate(servicesTexts.serviceGreeting, {
      service: title,
      brand: siteConfig.brand,
    })
    expect(link).toHaveAttribute('href', whatsappUrl(siteConfig.phone, greeting))
    expect(link).toHaveAttribute('target', '_blank')
    expect(screen.getByText(problem)).toBeVisible()
  }
  for (const { text } of servicesTexts.steps.list) expect(screen.getByText(text)).toBeVisible()
})
