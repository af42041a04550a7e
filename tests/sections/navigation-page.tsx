import { vi } from 'vitest'
import type { ReactNode } from 'react'
import { SECTION_IDS } from '@/config/routes.ts'

/** The places of a page that navigation leads to and menus cover, without their content. */
export function PagePlaces({ children }: { children: ReactNode }) {
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
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const toPlace = vi.spyOn(window, 'scrollTo')
  return {
    sections: () =>
      intoView.mock.contexts.map((element, index) => [element.id, intoView.mock.calls[index]?.[0]]),
    places: () => toPlace.mock.calls.map(([place]) => place),
  }
}
