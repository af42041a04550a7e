import { useLayoutEffect } from 'react'

const uses = new Map<Element, number>()

function changeUses(element: Element, change: 1 | -1): number {
  const left = (uses.get(element) ?? 0) + change
  if (left > 0) uses.set(element, left)
  else uses.delete(element)
  return left
}

/** Makes the elements of a selector inert and stops the page from scrolling. */
export function useInert(selector: string, active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return undefined
    const root = document.documentElement
    const elements = [...document.querySelectorAll(selector)]
    for (const element of elements)
      if (changeUses(element, 1) === 1) element.setAttribute('inert', '')
    if (changeUses(root, 1) === 1) root.dataset['modal'] = ''
    return () => {
      for (const element of elements)
        if (changeUses(element, -1) === 0) element.removeAttribute('inert')
      if (changeUses(root, -1) === 0) delete root.dataset['modal']
    }
  }, [selector, active])
}
