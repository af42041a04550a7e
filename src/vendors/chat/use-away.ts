import { useEffect, useState, type RefObject } from 'react'
import { sectionIds } from 'virtual:site'
import { liesOn } from './lies-on.ts'

/** Without a scroll event for this long, scrolling has ended. Older Safari fires no `scrollend`. */
export const SCROLL_IDLE_MS = 200
export const CONTACT = `#${sectionIds.contact}`

export function isInView(element: Element | null): boolean {
  const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect(0, Infinity)
  return top < window.innerHeight && bottom > 0
}

/** Whether the button is away: while the page is read down, at the form, and over a control or a note. */
export function useAway(button: RefObject<Element | null>, oneColumn: boolean): boolean {
  const [away, setAway] = useState(true)
  useEffect(() => {
    if (!oneColumn) return undefined
    let lastY = window.scrollY
    let down = false
    let timer: number | undefined
    const settle = () =>
      setAway(
        down ||
          isInView(document.querySelector(CONTACT)) ||
          (button.current !== null && liesOn(button.current, 'controls')),
      )
    const onScroll = () => {
      const isAtEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight - 1
      down = window.scrollY > lastY && !isAtEnd
      lastY = window.scrollY
      setAway(true)
      window.clearTimeout(timer)
      timer = window.setTimeout(settle, SCROLL_IDLE_MS)
    }
    // Also another page, or a part of this one that has opened, lays other things under the button.
    const layout = new ResizeObserver(settle)
    layout.observe(document.body)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', settle)
    return () => {
      window.clearTimeout(timer)
      layout.disconnect()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', settle)
    }
  }, [button, oneColumn])
  return away && oneColumn
}
