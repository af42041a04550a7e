/** Runs in the page after preparePage, and names what is too large for its place. */
export function findOverfull(pageHeightPx: number): string[] {
  const TOLERANCE_PX = 1

  function name(element: Element) {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)
    return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} "${text}"`
  }

  function exceeds(inner: Element, outer: Element | null) {
    if (!outer) return false
    const a = inner.getBoundingClientRect()
    const b = outer.getBoundingClientRect()
    return (
      a.left < b.left - TOLERANCE_PX ||
      a.right > b.right + TOLERANCE_PX ||
      a.bottom > b.bottom + TOLERANCE_PX
    )
  }

  const main = document.querySelector('main')
  const wide = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, th, td)')].filter(
    (block) => block.scrollWidth > block.clientWidth + TOLERANCE_PX || exceeds(block, main),
  )
  const high = [...document.querySelectorAll('table, figure, aside, .canvas, .contents')].filter(
    (block) => block.getBoundingClientRect().height > pageHeightPx + TOLERANCE_PX,
  )
  const lettered = [...document.querySelectorAll('figure svg text')].filter((text) =>
    exceeds(text, text.closest('svg')),
  )
  const boxed = [...document.querySelectorAll('.box > *, .boxes')].filter((line) =>
    exceeds(line, line.parentElement),
  )
  return [...wide, ...high, ...lettered, ...boxed].map(name)
}
