import { beforeEach, expect, it, vi } from 'vitest'
import { focusWithoutScroll, scrollToElement, scrollToTop } from '@/browser/scroll.ts'

const section = () => document.querySelector('section') ?? document.body

beforeEach(() => {
  document.body.innerHTML = '<section id="there"></section>'
})

it.each([
  ['smooth', false],
  ['instant', true],
])('Scrolling is %s where a visitor wants no motion: %s', (behavior, matches) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
  const toElement = vi.spyOn(Element.prototype, 'scrollIntoView')
  const toPlace = vi.spyOn(window, 'scrollTo')
  scrollToElement('there')
  scrollToTop()
  expect(toElement).toHaveBeenCalledExactlyOnceWith({ behavior })
  expect(toPlace).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior })
  expect(section()).toHaveFocus()
})

it.each([
  ['-1', null],
  ['0', '0'],
])('An element that is focused has the tab index %s where its own is %s', (index, asked) => {
  if (asked !== null) section().setAttribute('tabindex', asked)
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  focusWithoutScroll(section())
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  expect(section()).toHaveFocus()
  expect(section()).toHaveAttribute('tabindex', index)
})
