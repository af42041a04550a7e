/** @import { Heading } from './pdf-outline.mjs' */
/**
 * @typedef {{ id: string, title: string, kind: 'chapter' | 'sheet' | 'colophon' }} Entry
 * @typedef {{ widths: readonly number[] }} Preparation width (wdth axis) of each chapter's title
 */

/**
 * Runs inside the browser, before printing: fits the titles to the measure, turns columns of figures
 * to the right, tells drawings their scale and fills in the contents. It must stand alone, since the
 * browser gets its text only.
 *
 * @param {Preparation} preparation
 * @returns {{ entries: Entry[], headings: Heading[], numbered: boolean[] }}
 */
export function preparePage({ widths }) {
  const FIGURE = /^[−+-]?\s*(?:R\$\s*)?[−+-]?\d[\d.,]*\s*(?:%|×|[a-zç]{1,6})?(?:\s\d+\smin)?$/i
  const BOUND =
    /(R\$|\barts?\.|\bnº|\b[pv]\.|\bcap\.|\bcapítulo|\bseç(?:ão|ões)|§|\be|\d) (?=(?:\d|h\b|min\b|mil\b|×|÷))/gi
  const ONE_LINE_FROM_PT = 25
  const LARGEST_PT = 60
  const PX_PER_PT = 96 / 72

  /**
   * Sets the title as large as lets its widest line close on the measure.
   *
   * @param {HTMLElement} title
   * @param {string[]} [given] its lines; without them one, or two where one would be too small
   */
  function fit(title, given) {
    const words = textOf(title).split(' ')
    const probe = document.createElement('span')
    // The narrower the letters, the more of the gap between words their tight setting takes.
    const width = Number.parseFloat(title.style.fontStretch)
    title.style.wordSpacing = `${(0.14 - (width - 62) * 0.0019).toFixed(3)}em`
    title.style.fontSize = '100px'
    title.style.whiteSpace = 'nowrap'
    title.replaceChildren(probe)
    const afterLast = Number.parseFloat(getComputedStyle(title).letterSpacing)

    /** @param {string[]} lines */
    function sizePt(lines) {
      const lengths = lines.map((line) => {
        probe.textContent = line
        return probe.getBoundingClientRect().width - afterLast
      })
      return ((title.clientWidth / Math.max(...lengths)) * 100) / PX_PER_PT
    }

    const one = [words.join(' ')]
    const halves = words
      .slice(1)
      .map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')])
    const two = halves.toSorted((a, b) => sizePt(b) - sizePt(a))[0] ?? one
    const lines = given ?? (sizePt(one) < ONE_LINE_FROM_PT ? two : one)
    title.style.fontSize = `${Math.min(given ? Infinity : LARGEST_PT, sizePt(lines)).toFixed(2)}pt`
    title.replaceChildren(
      ...lines.flatMap((line, index) =>
        index === 0 ? [line] : [' ', document.createElement('br'), line],
      ),
    )
  }

  /** @param {HTMLTableElement} table */
  function alignFigures(table) {
    const body = Array.from(table.tBodies).flatMap((section) => Array.from(section.rows))
    const columns = Math.max(0, ...body.map((row) => row.cells.length))
    for (let column = 1; column < columns; column += 1) {
      const cells = body.flatMap((row) => row.cells[column] ?? [])
      const filled = cells.map((cell) => (cell.textContent ?? '').trim()).filter(Boolean)
      if (filled.length === 0 || !filled.every((text) => FIGURE.test(text))) continue
      for (const row of table.rows) row.cells[column]?.classList.add('number')
    }
  }

  /** Numbers that a style sheet makes are no text to Chromium's tags. @param {Element} list */
  function numberItems(list) {
    for (const [index, item] of [...list.children].entries()) {
      const number = document.createElement('span')
      number.className = 'item-number'
      number.textContent = String(index + 1)
      item.prepend(number)
    }
  }

  /** @param {Element} glossary */
  function pairTerms(glossary) {
    for (const term of glossary.querySelectorAll('dt')) {
      const meaning = term.nextElementSibling
      const pair = document.createElement('p')
      term.replaceWith(pair)
      pair.append(term, ...(meaning ? [' ', meaning] : []))
    }
  }

  /** Keeps a figure and its unit on one line. */
  function bindUnits() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      node.nodeValue = (node.nodeValue ?? '').replace(BOUND, '$1\u00a0')
    }
  }

  /** @param {SVGSVGElement} drawing */
  function tellScale(drawing) {
    const widthPt = drawing.getBoundingClientRect().width / PX_PER_PT
    drawing.style.setProperty('--unit', (drawing.viewBox.baseVal.width / widthPt).toFixed(4))
  }

  /**
   * Clears the lines behind a label. A contour around the letters would print them twice.
   *
   * @param {SVGTextElement} label
   */
  function clearBehind(label) {
    const { x, y, width, height } = label.getBBox()
    const plate = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
    plate.setAttribute('class', 'plate')
    plate.setAttribute('x', String(x - 3))
    plate.setAttribute('y', String(y))
    plate.setAttribute('width', String(width + 6))
    plate.setAttribute('height', String(height))
    label.before(plate)
  }

  /** @param {Element} element */
  function textOf(element) {
    return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  }

  /** @type {HTMLElement | null} */
  const guideTitle = document.querySelector('.contents .title')
  if (guideTitle)
    fit(
      guideTitle,
      guideTitle.innerText.split('\n').map((line) => line.trim()),
    )
  const chapters = [...document.querySelectorAll('.chapter')]
  chapters.forEach((chapter, index) => {
    const title = chapter.querySelector('h1')
    if (!title) throw new Error(`Chapter "${chapter.id}" has no h1`)
    title.style.fontStretch = `${widths[index] ?? 100}%`
    fit(title)
  })
  bindUnits()
  for (const list of document.querySelectorAll('main ol')) numberItems(list)
  for (const glossary of document.querySelectorAll('.glossary')) pairTerms(glossary)
  for (const table of document.querySelectorAll('table')) alignFigures(table)
  for (const drawing of document.querySelectorAll('svg')) tellScale(drawing)
  for (const label of document.querySelectorAll('text'))
    if (label.classList.contains('halo')) clearBehind(label)

  const places = document.querySelectorAll('.chapter, .canvas, .colophon')
  const entries = [...places].map((place) => {
    const heading = place.querySelector('h1, h2')
    if (!heading || !place.id) throw new Error(`"${place.className} ${place.id}" lacks id or title`)
    /** @type {Entry['kind']} */
    const kind = place.matches('.chapter')
      ? 'chapter'
      : place.matches('.canvas')
        ? 'sheet'
        : 'colophon'
    return { id: place.id, title: textOf(heading), kind }
  })

  const list = document.querySelector('.contents ol')
  list?.replaceChildren(
    ...entries.map(({ id, title, kind }) => {
      const item = document.createElement('li')
      item.className = `${kind}-entry`
      const link = item.appendChild(document.createElement('a'))
      link.href = `#${id}`
      link.append(`${title} `)
      const page = link.appendChild(document.createElement('span'))
      page.className = 'page'
      page.textContent = '00'
      return item
    }),
  )
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    title: textOf(heading),
  }))
  const numbered = [...document.querySelectorAll('ul, ol')].map((given) => given.matches('main ol'))
  return { entries, headings, numbered }
}
