import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { COURSES, coursesTexts } from '@/content/pt-br/courses.ts'
import { VALUES } from '@/content/pt-br/culture.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { CoursesSection } from '@/sections/home/courses-section.tsx'
import { CultureSection } from '@/sections/home/culture-section.tsx'
import { renderPiece } from '../../render.tsx'

/** The innermost list item around a heading. */
function itemOf(title: string): HTMLElement {
  const item = screen.getByRole('heading', { name: title, level: 3 }).closest('li')
  if (!item) throw new Error(`"${title}" heads no item of a list`)
  return item
}

it('Each value stands on the background that it names', () => {
  renderPiece(<CultureSection />)
  const backgrounds = new Map(VALUES.map(({ title, bg }) => [bg, itemOf(title).className]))
  expect(new Set(backgrounds.values()).size).toBe(backgrounds.size)
})

it('Each course has its picture, and its topics under a name', () => {
  renderPiece(<CoursesSection onAsk={() => undefined} />)
  for (const { title, image, imageAlt, topics } of COURSES) {
    const card = within(itemOf(title))
    const picture = card.getByRole('img', { name: imageAlt })
    expect(picture.getAttribute('src')).toContain(image)
    const list = card.getByRole('list', {
      name: interpolate(coursesTexts.topics, { course: title }),
    })
    expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual(topics)
  }
})
