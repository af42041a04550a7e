/**
 * Runs inside the browser after preparePage: names what is wider than the measure, higher than its
 * sheet, or lettered beyond its drawing. It must stand alone, as preparePage does.
 *
 * @returns {string[]}
 */
export function findOverfull() {
  const TOLERANCE_PX = 1

  /** @param {Element} element */
  function name(element) {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)
    return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} "${text}"`
  }

  /** @param {Element} inner @param {Element} outer */
  function exceeds(inner, outer) {
    const a = inner.getBoundingClientRect()
    const b = outer.getBoundingClientRect()
    return (
      a.left < b.left - TOLERANCE_PX ||
      a.right > b.right + TOLERANCE_PX ||
      a.bottom > b.bottom + TOLERANCE_PX
    )
  }

  const measure = document.querySelector('.contents .subtitle')
  const BLOCKS = ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'dl', 'table', 'figure', 'aside']
  const wide = [...document.querySelectorAll(BLOCKS.map((tag) => `.chapter ${tag}`).join())].filter(
    (block) =>
      !block.closest('.canvas') &&
      measure &&
      block.getBoundingClientRect().right > measure.getBoundingClientRect().right + TOLERANCE_PX,
  )
  const cells = [...document.querySelectorAll('main :is(th, td, p, li, h3)')].filter(
    (block) => block.scrollWidth > block.clientWidth + TOLERANCE_PX,
  )
  const letters = [...document.querySelectorAll('figure svg text')].filter((text) => {
    const drawing = text.closest('svg')
    return drawing && exceeds(text, drawing)
  })
  const boxed = [...document.querySelectorAll('.box > *')].filter(
    (line) => line.parentElement && exceeds(line, line.parentElement),
  )
  const sheets = [...document.querySelectorAll('.boxes')].filter(
    (boxes) => boxes.parentElement && exceeds(boxes, boxes.parentElement),
  )
  return [...wide, ...cells, ...letters, ...boxed, ...sheets].map(name)
}
