import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SECTION_IDS } from '@/config/routes.ts'
import { site } from '@/config/build.ts'
import { COMPANY_FOUNDING_YEAR, HISTORY_START_YEAR } from '@/content/years.ts'
import { contactTexts } from '@/content/pt-br/contact.ts'
import { COURSES, coursesTexts } from '@/content/pt-br/courses.ts'
import { cultureTexts, VALUES } from '@/content/pt-br/culture.ts'
import { SERVICES, servicesTexts } from '@/content/pt-br/services.ts'
import { fill } from '@/lib/fill.ts'
import { HomeBelowHero } from '@/pages/home-below-hero.tsx'
import { ContactSection } from '@/sections/home/contact-section.tsx'
import { CoursesSection } from '@/sections/home/courses-section.tsx'
import { CultureSection } from '@/sections/home/culture-section.tsx'
import { ServicesSection } from '@/sections/home/services-section.tsx'
import { renderPiece } from '../../render.tsx'

const branded = (text: string) =>
  fill(text, { brand: site.brandName, founded: COMPANY_FOUNDING_YEAR })
const heading = (name: string, level: number) => screen.getByRole('heading', { name, level })

/** The innermost list item around a heading. */
function itemOf(title: string): HTMLElement {
  const item = heading(title, 3).closest('li')
  if (!item) throw new Error(`"${title}" heads no item of a list`)
  return item
}

function listTexts(list: HTMLElement): (string | null)[] {
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('the culture section', () => {
  it('shows the history, the mission and the vision', () => {
    const { container } = renderPiece(<CultureSection />)
    expect(container.querySelector('section')).toHaveAttribute('id', SECTION_IDS.culture)
    expect(heading(cultureTexts.heading, 2)).toBeVisible()
    expect(screen.getByText(cultureTexts.historyLead)).toBeVisible()
    expect(screen.getByText(branded(cultureTexts.history))).toBeVisible()
    expect(screen.getByText(String(HISTORY_START_YEAR))).toBeVisible()
    expect(screen.getByText(String(COMPANY_FOUNDING_YEAR))).toBeVisible()
    for (const [title, text] of [
      [cultureTexts.missionTitle, cultureTexts.mission],
      [cultureTexts.visionTitle, cultureTexts.vision],
    ] as const) {
      const card = heading(title, 3).closest('article')
      expect(card).toHaveTextContent(text)
    }
  })

  it('has every value, each on the background that it names', () => {
    renderPiece(<CultureSection />)
    const backgrounds = new Map<number, string>()
    for (const { title, desc, bg } of VALUES) {
      expect(itemOf(title)).toHaveTextContent(desc)
      backgrounds.set(bg, itemOf(title).className)
    }
    expect(new Set(backgrounds.values()).size).toBe(backgrounds.size)
  })
})

describe('the services section', () => {
  it('has a card with an icon, a description and its features for each service', () => {
    const { container } = renderPiece(<ServicesSection />)
    expect(container.querySelector('section')).toHaveAttribute('id', SECTION_IDS.services)
    expect(heading(servicesTexts.heading, 2)).toBeVisible()
    for (const { title, description, features } of SERVICES) {
      const card = itemOf(title)
      expect(within(card).getByText(description)).toBeVisible()
      expect(listTexts(within(card).getByRole('list'))).toEqual(features)
      expect(card.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    }
  })

  it('closes with a call that opens the chat in a new tab', () => {
    renderPiece(<ServicesSection />)
    expect(heading(servicesTexts.callHeading, 3)).toBeVisible()
    const call = screen.getByRole('link', { name: new RegExp(`^${servicesTexts.call}`) })
    const url = new URL(call.getAttribute('href') ?? '')
    expect(url.origin + url.pathname).toBe(`https://wa.me/${site.companyPhone.slice(1)}`)
    expect(url.searchParams.get('text')).toBe(branded(servicesTexts.greeting))
    expect(call).toHaveAttribute('target', '_blank')
    expect(call).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('the courses section', () => {
  it('has a card with picture, topics, duration and level for each course', () => {
    const { container } = renderPiece(<CoursesSection onAsk={() => undefined} />)
    expect(container.querySelector('section')).toHaveAttribute('id', SECTION_IDS.courses)
    expect(heading(coursesTexts.heading, 2)).toBeVisible()
    for (const { title, image, imageAlt, description, topics, duration, level } of COURSES) {
      const card = itemOf(title)
      expect(within(card).getByRole('img', { name: imageAlt })).toHaveAttribute(
        'src',
        expect.stringContaining(image),
      )
      expect(within(card).getByText(description)).toBeVisible()
      const list = within(card).getByRole('list', {
        name: fill(coursesTexts.topics, { course: title }),
      })
      expect(listTexts(list)).toEqual(topics)
      expect(within(card).getByText(fill(coursesTexts.duration, { duration }))).toBeVisible()
      expect(within(card).getByText(fill(coursesTexts.level, { level }))).toBeVisible()
    }
  })
})

describe('a question about a course', () => {
  const [first, second] = COURSES
  const ask = (course = first) =>
    userEvent.click(
      screen.getByRole('link', {
        name: fill(coursesTexts.askLabel, { course: course?.title ?? '' }),
      }),
    )
  const message = () => screen.getByRole('textbox', { name: contactTexts.form.message })
  const question = (course = first) => fill(coursesTexts.question, { course: course?.title ?? '' })

  it('is written into the form, and gives way to one about another course', async () => {
    renderPiece(<HomeBelowHero />)
    await ask()
    expect(message()).toHaveValue(question())
    await ask(second)
    expect(message()).toHaveValue(question(second))
  })

  it('is never written over what a visitor wrote', async () => {
    renderPiece(<HomeBelowHero />)
    await ask()
    await userEvent.type(message(), 'há turmas à noite?')
    await ask(second)
    expect(message()).toHaveValue(`${question()}há turmas à noite?`)
  })
})

describe('the contact section', () => {
  it('has the stats', () => {
    const { container } = renderPiece(<ContactSection />)
    expect(container.querySelector('section')).toHaveAttribute('id', SECTION_IDS.contact)
    expect(heading(contactTexts.heading, 2)).toBeVisible()
    const [stats] = screen.getAllByRole('list')
    expect(Array.from(stats?.children ?? [], ({ textContent }) => textContent)).toEqual(
      contactTexts.stats.map(({ figure, label }) => `${figure} ${label}`),
    )
  })

  it('has the form under its name, with the promise of a reply', () => {
    renderPiece(<ContactSection />)
    expect(screen.getByRole('form', { name: contactTexts.form.title })).toBeVisible()
    expect(screen.getByText(contactTexts.form.intro)).toBeVisible()
    expect(screen.getByText(/serviço de envio/)).toHaveTextContent(site.brandName)
  })

  it('has the brand card with the founding year', () => {
    renderPiece(<ContactSection />)
    const { text, country } = contactTexts.brandCard
    expect(screen.getByText(branded(text))).toBeVisible()
    expect(screen.getByText(site.brandName)).toBeVisible()
    expect(screen.getByText(country)).toBeVisible()
  })
})
