import { afterEach, expect, it } from 'vitest'
import { SECTION_IDS } from '@/config/routes.ts'
import { goToSection } from '@/sections/go-to-section.ts'
import { watchScroll } from './header/navigation-page.tsx'

const added: HTMLElement[] = []

function addSection(id: string): void {
  const section = document.body.appendChild(document.createElement('section'))
  section.id = id
  added.push(section)
}

/** Lets what watches the page hear of its changes. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  for (const section of added) section.remove()
})

it('goes at once, each time it is asked', () => {
  addSection(SECTION_IDS.contact)
  const { sections } = watchScroll()
  goToSection(SECTION_IDS.contact)
  goToSection(SECTION_IDS.contact)
  expect(sections().map(([id]) => id)).toEqual([SECTION_IDS.contact, SECTION_IDS.contact])
})

it('goes to a section that comes later, to the one that was asked for last, and once', async () => {
  const { sections } = watchScroll()
  goToSection(SECTION_IDS.services)
  goToSection(SECTION_IDS.contact)
  await settle()
  expect(sections()).toEqual([])
  addSection(SECTION_IDS.services)
  await settle()
  expect(sections()).toEqual([])
  addSection(SECTION_IDS.contact)
  addSection('more')
  await settle()
  expect(sections().map(([id]) => id)).toEqual([SECTION_IDS.contact])
})
