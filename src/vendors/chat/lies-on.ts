const STEP_PX = 12
const CONTROLS = 'a, button, input, textarea, select, summary, label'

function elementsUnder(floating: Element, { left, top, right, bottom }: DOMRect): Element[] {
  const found = new Set<Element>()
  for (let x = left; x <= right; x += STEP_PX)
    for (let y = top; y <= bottom; y += STEP_PX)
      for (const element of document.elementsFromPoint(x, y)) found.add(element)
  const chat = floating.closest('aside')
  return [...found].filter((element) => !chat?.contains(element))
}

function hasWordsIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, top, right, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    )
  })
}

/** Whether an element of the chat lies on a control or a note's words, or on any words. */
export function liesOn(floating: Element, what: 'controls' | 'words'): boolean {
  const box = floating.getBoundingClientRect()
  return elementsUnder(floating, box).some(
    (element) =>
      element.closest(CONTROLS) !== null ||
      ((what === 'words' || element.closest('.note') !== null) && hasWordsIn(element, box)),
  )
}
