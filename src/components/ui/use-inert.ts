import { useLayoutEffect } from 'react'

/** By how many an element is held out of reach. */
const holders = new Map<Element, number>()

function count(element: Element, change: 1 | -1): number {
  const held = (holders.get(element) ?? 0) + change
  if (held > 0) holders.set(element, held)
  else holders.delete(element)
  return held
}

/**
 * Takes elements out of reach and holds the page still while the calling component is shown and
 * `active`. Several may do so at once: what they hold comes back with the last.
 * @param find the elements, asked for when it begins; the same function at each render
 */
export function useInert(find: () => Iterable<Element>, active = true): void {
  useLayoutEffect(() => {
    if (!active) return undefined
    const root = document.documentElement
    const elements = [...find()]
    for (const element of elements) if (count(element, 1) === 1) element.setAttribute('inert', '')
    if (count(root, 1) === 1) root.dataset['modal'] = ''
    return () => {
      for (const element of elements) if (count(element, -1) === 0) element.removeAttribute('inert')
      if (count(root, -1) === 0) delete root.dataset['modal']
    }
  }, [find, active])
}
