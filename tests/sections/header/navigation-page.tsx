import { vi } from 'vitest'
import type { ReactNode } from 'react'
import { SECTION_IDS } from '@/config/routes.ts'
import { useScrollToSection } from '@/sections/use-scroll-to-section.ts'

/** The places of a page that navigation leads to and menus cover, without their content. */
export function PagePlaces({ children }: { children: ReactNode }) {
  useScrollToSection()
  return (
    <>
      {children}
      <div id="page">
        {Object.values(SECTION_IDS).map((id) => (
          <section key={id} id={id} />
        ))}
      </div>
    </>
  )
}

/** Records where the page is scrolled to, and how. */
export function watchScroll() {
  const sections: [id: string, options: unknown][] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(
    this: Element,
    options,
  ) {
    sections.push([this.id, options])
  })
  const toPlace = vi.spyOn(window, 'scrollTo')
  return {
    sections: () => sections,
    places: () => toPlace.mock.calls.map(([place]) => place),
  }
}
