import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { siteConfig } from '@/site/build-facts.ts'
import { SECTION_IDS } from '@/site/routes.ts'
import { interpolate } from '@/text/interpolate.ts'
import { contactTexts, coursesTexts, servicesTexts } from 'virtual:texts'
import { renderApp } from '../../support/render.tsx'

const TITLES = coursesTexts.courses.map(({ title }) => title)
const message = () => screen.getByLabelText(contactTexts.form.message)
const question = (index: number) =>
  `${interpolate(coursesTexts.question, { course: TITLES[index] ?? '' })}\n`

function ask(index: number) {
  fireEvent.click(
    screen.getByLabelText(interpolate(coursesTexts.askLabel, { course: TITLES[index] ?? '' })),
  )
}

it('The home page has its sections in their order', () => {
  renderApp()
  const sections = [...screen.getByRole('main').querySelectorAll('section[id]')]
  expect(sections.map(({ id }) => id)).toEqual(
    ['home' as const, ...siteConfig.sections].map((name) => SECTION_IDS[name]),
  )
})

it('The hero names the problem that each service solves, with a link to its row', async () => {
  renderApp()
  const hero = within(document.querySelector<HTMLElement>('.hero-problems') ?? document.body)
  for (const { title, problem } of servicesTexts.services) {
    fireEvent.click(hero.getByRole('link', { name: problem }))
    await waitFor(() => expect(document.activeElement).toHaveClass('service-row'))
    expect(document.activeElement).toHaveTextContent(new RegExp(`^${title}`))
  }
})

it('A question about a course gives way to one about another, and stands above what a visitor wrote', () => {
  // As the draft keeps it over a reload.
  sessionStorage.setItem('draft:contact', JSON.stringify({ message: question(0) }))
  renderApp()
  expect(message()).toHaveValue(question(0))
  ask(1)
  expect(message()).toHaveValue(question(1))
  const written = 'Há turmas à noite?'
  for (const value of [written, question(1) + written]) {
    fireEvent.input(message(), { target: { value } })
    ask(0)
    expect(message()).toHaveValue(question(0) + written)
  }
})
