import { vi } from 'vitest'

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
