import { beforeEach, describe, expect, it, vi } from 'vitest'
import { focusWithoutScroll, scrollToElement, scrollToTop } from '@/ui/scroll.ts'
import { setReducedMotion } from '../device.ts'

const scrollIntoView = () => vi.spyOn(Element.prototype, 'scrollIntoView')

beforeEach(() => {
  document.body.innerHTML = '<section id="there"></section>'
})

describe('scrolling to an element', () => {
  it('is smooth and takes the focus along', () => {
    const scroll = scrollIntoView()
    scrollToElement('there')
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' })
    expect(document.activeElement?.id).toBe('there')
  })

  it('is instant for a visitor who wants no motion', () => {
    setReducedMotion(true)
    const scroll = scrollIntoView()
    scrollToElement('there')
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' })
  })

  it('does nothing when the element is not there', () => {
    const scroll = scrollIntoView()
    scrollToElement('nowhere')
    expect(scroll).not.toHaveBeenCalled()
  })
})

describe('scrolling to the top', () => {
  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('with reduced motion %s is %s', (reduced, behavior) => {
    setReducedMotion(reduced)
    const scroll = vi.spyOn(window, 'scrollTo')
    scrollToTop()
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior })
  })
})

describe('focusing where an element stands', () => {
  it('makes a text focusable, outside the tab order', () => {
    const section = document.querySelector('section')
    if (section) focusWithoutScroll(section)
    expect(section).toHaveFocus()
    expect(section?.tabIndex).toBe(-1)
  })

  it('keeps the place in the tab order that an element asks for', () => {
    const section = document.querySelector('section')
    section?.setAttribute('tabindex', '0')
    if (section) focusWithoutScroll(section)
    expect(section).toHaveFocus()
    expect(section?.tabIndex).toBe(0)
  })
})
