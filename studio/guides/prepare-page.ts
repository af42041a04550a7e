/** Runs in the page, before printing. It must stand alone, since the browser gets its text only. */
export function preparePage() {
  const FIGURE = /^[−+-]?\s*(?:R\$\s*)?[−+-]?\d[\d.,]*\s*(?:%|×|[a-zç]{1,6})?(?:\s\d+\smin)?$/i
  const BOUND =
    /(R\$|\barts?\.|\bnº|\b[pv]\.|\bcap\.|\bcapítulo|\bseç(?:ão|ões)|§|\be|\d)\s+(?=(?:\d|h\b|min\b|mil\b|×|÷))/gi

  function alignFigures(table: HTMLTableElement) {
    const body = Array.from(table.tBodies).flatMap((section) => Array.from(section.rows))
    const columns = Math.max(0, ...body.map((row) => row.cells.length))
    for (let column = 1; column < columns; column += 1) {
      const cells = body.flatMap((row) => row.cells[column] ?? [])
      const filled = cells.map((cell) => (cell.textContent ?? '').trim()).filter(Boolean)
      if (filled.length === 0 || !filled.every((text) => FIGURE.test(text))) continue
      for (const row of table.rows) row.cells[column]?.classList.add('number')
    }
  }

  function bindUnits() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      node.nodeValue = (node.nodeValue ?? '').replace(BOUND, '$1\u00a0')
    }
  }

  function addNumber(link: Element) {
    const number = document.createElement('span')
    number.textContent = '00'
    link.append(number)
  }

  function listContents() {
    const list = document.querySelector('.contents ol')
    for (const place of document.querySelectorAll('.chapter, .canvas, .colophon, .listed')) {
      const heading = place.matches('h2') ? place : place.querySelector('h1, h2')
      const title = heading?.textContent?.replace(/\s+/g, ' ').trim()
      if (!title || !place.id) throw new Error(`"${place.className} ${place.id}" lacks id or title`)
      const link = document.createElement('a')
      link.href = `#${place.id}`
      link.append(`${title} `)
      addNumber(link)
      const item = document.createElement('li')
      item.className = place.matches('.canvas, h2') ? 'sheet-entry' : ''
      item.append(link)
      list?.append(item)
    }
  }

  function nameChapters() {
    const style = document.head.appendChild(document.createElement('style'))
    for (const { id } of document.querySelectorAll('.chapter')) {
      const title = document.querySelector(`#${id} h1`)?.textContent
      style.append(
        `#${id} { page: ${id} } @page ${id} { @bottom-left { content: ${JSON.stringify(title)} } }`,
      )
    }
  }

  // Names of the workbook's cells are for tests alone.
  for (const named of document.querySelectorAll('span[data-cell], tspan[data-cell]'))
    named.replaceWith(...named.childNodes)
  document.body.normalize()
  // Titles are plain text, and each gap in them is printed: see guide.css.
  for (const heading of document.querySelectorAll('h1, h2, h3'))
    heading.textContent = (heading.textContent ?? '').replace(/\s+/g, ' ').trim()
  nameChapters()
  bindUnits()
  for (const table of document.querySelectorAll('table')) alignFigures(table)
  for (const drawing of document.querySelectorAll('svg'))
    drawing.style.setProperty(
      '--unit',
      String(drawing.viewBox.baseVal.width / drawing.getBoundingClientRect().width),
    )
  // The drawing is the figure; what holds it and its caption is none.
  for (const figure of document.querySelectorAll('figure')) figure.setAttribute('role', 'none')
  for (const link of document.querySelectorAll('a.page')) {
    if (link.textContent) link.append('\u00a0')
    addNumber(link)
  }
  listContents()
}
