import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { interpolate } from '@/site/interpolate.ts'
import { CoursesSection } from '@/screens/home/courses-section.tsx'
import { CultureSection } from '@/screens/home/culture-section.tsx'
import { renderPiece } from '../../render.tsx'
import { coursesTexts, cultureTexts } from 'virtual:texts'

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
