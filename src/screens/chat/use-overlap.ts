import { useEffect, useState, type RefObject } from 'react'

/** The margins that shrink the window to an element's box, as an IntersectionObserver takes them. */
function marginsTo(element: Element): string {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  const { innerWidth, innerHeight } = window
  return [-top, right - innerWidth, bottom - innerHeight, -left]
    .map((margin) => `${Math.ceil(margin)}px`)
    .join(' ')
}

/** Whether anything that the selector finds in the page is in the window, or under an element that floats there. */
export function useOverlap(selector: string, floating?: RefObject<Element | null>): boolean {
  const [overlaps, setOverlaps] = useState(true)
  useEffect(() => {
    let observer: IntersectionObserver | undefined
    const observe = () => {
      observer?.disconnect()
      const found = new Set<Element>()
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries)
            if (isIntersecting) found.add(target)
            else found.delete(target)
          setOverlaps(found.size > 0)
        },
        { rootMargin: floating?.current ? marginsTo(floating.current) : '0px' },
      )
      const elements = document.querySelectorAll(selector)
      // Assumed until the browser has answered.
      setOverlaps(elements.length > 0)
      for (const element of elements) observer.observe(element)
    }
    // Another page, or a part of this one that has opened, has other elements.
    const layout = new ResizeObserver(observe)
    layout.observe(document.body)
    window.addEventListener('resize', observe)
    return () => {
      observer?.disconnect()
      layout.disconnect()
      window.removeEventListener('resize', observe)
    }
  }, [selector, floating])
  return overlaps
}
