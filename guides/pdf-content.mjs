import { decodePDFRawStream, PDFArray, PDFName, PDFRawStream, PDFRef } from 'pdf-lib'

/** @import { PDFDocument, PDFPage } from 'pdf-lib' */
/**
 * @typedef {[a: number, b: number, c: number, d: number, e: number, f: number]} Matrix
 * @typedef {[left: number, bottom: number, right: number, top: number]} Bounds in points from the page's foot
 * @typedef {{ name: string, operands: string[], start: number, end: number }} Operation place in the text
 */

/** Token of a content stream as Chromium writes it: texts are hexadecimal. */
const TOKEN = /<<|>>|<[\da-fA-F]*>|\/[^\s<>[\]()/]+|[[\]]|[^\s<>[\]()/]+/g
const OPERATOR = /^[A-Za-z][A-Za-z\d*]*$/
const PATH = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're'])
const PAINT = new Set(['f', 'f*', 'F', 'S', 's', 'B', 'B*', 'b', 'b*'])
const UNTAGGED = new Set(['Tj', 'TJ', 'Do', 'sh'])

/**
 * Goes through a page's drawing: whatever lines and grounds no element owns are marked as artifacts, and
 * for each piece of content that a figure owns its bounds are told, by number (MCID).
 *
 * @param {PDFDocument} document
 * @param {PDFPage} page
 * @returns {Map<number, Bounds>}
 */
export function tagContent(document, page) {
  /** @type {Map<number, Bounds>} */
  const figures = new Map()
  const contents = page.node.lookup(PDFName.of('Contents'), PDFArray)
  for (const ref of contents.asArray()) {
    const stream = document.context.lookup(ref)
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) continue
    const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    const operations = [...operationsIn(text)]
    const marked = markArtifacts(text, operations)
    if (marked !== text) document.context.assign(ref, document.context.flateStream(marked))
    for (const [number, bounds] of figureBounds(operations)) figures.set(number, bounds)
  }
  return figures
}

/** @returns {Generator<Operation>} */
function* operationsIn(/** @type {string} */ text) {
  /** @type {string[]} */
  let operands = []
  let start = -1
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (start < 0) start = index
    if (!OPERATOR.test(token) || token === 'true' || token === 'false') operands.push(token)
    else {
      yield { name: token, operands, start, end: index + token.length }
      operands = []
      start = -1
    }
  }
}

/** @param {string} text @param {readonly Operation[]} operations */
function markArtifacts(text, operations) {
  let depth = 0
  let pathStart = -1
  let written = 0
  let marked = ''
  for (const { name, start, end } of operations) {
    if (name === 'BDC' || name === 'BMC') depth += 1
    else if (name === 'EMC') depth -= 1
    else if (PATH.has(name) && pathStart < 0) pathStart = start
    else if (name === 'n') pathStart = -1
    else if (PAINT.has(name)) {
      if (depth === 0) {
        marked += `${text.slice(written, pathStart)}/Artifact BMC\n${text.slice(pathStart, end)}\nEMC`
        written = end
      }
      pathStart = -1
    } else if (UNTAGGED.has(name) && depth === 0) throw new Error(`Untagged content: ${name}`)
  }
  return marked + text.slice(written)
}

/** @param {readonly Operation[]} operations @returns {Map<number, Bounds>} */
function figureBounds(operations) {
  /** @type {Map<number, Bounds>} */
  const figures = new Map()
  /** @type {(number | undefined)[]} */
  const open = []
  /** @type {Matrix[]} */
  const saved = []
  /** @type {Matrix} */
  let place = [1, 0, 0, 1, 0, 0]
  for (const { name, operands } of operations) {
    const numbers = operands.map(Number)
    if (name === 'q') saved.push(place)
    else if (name === 'Q') place = saved.pop() ?? place
    else if (name === 'cm') place = multiply(toMatrix(numbers), place)
    else if (name === 'BDC')
      open.push(
        operands[0] === '/Figure' ? Number(operands[operands.indexOf('/MCID') + 1]) : undefined,
      )
    else if (name === 'BMC') open.push(undefined)
    else if (name === 'EMC') open.pop()
    const figure = open.findLast((number) => number !== undefined)
    if (figure !== undefined)
      for (const point of pointsOf(name, numbers)) include(figures, figure, transform(point, place))
  }
  return figures
}

/** @param {string} name @param {number[]} numbers @returns {[x: number, y: number][]} */
function pointsOf(name, numbers) {
  const [x = 0, y = 0, width = 0, height = 0] = name === 'Tm' ? numbers.slice(4) : numbers
  if (name === 're')
    return [
      [x, y],
      [x + width, y + height],
    ]
  if (name === 'Do')
    return [
      [0, 0],
      [1, 1],
    ]
  if (!PATH.has(name) && name !== 'Tm') return []
  return numbers.flatMap((value, index) => (index % 2 ? [[numbers[index - 1] ?? 0, value]] : []))
}

/** @param {Map<number, Bounds>} figures @param {number} figure @param {[x: number, y: number]} point */
function include(figures, figure, [x, y]) {
  const [left, bottom, right, top] = figures.get(figure) ?? [x, y, x, y]
  figures.set(figure, [
    Math.min(left, x),
    Math.min(bottom, y),
    Math.max(right, x),
    Math.max(top, y),
  ])
}

/** @param {number[]} numbers @returns {Matrix} */
function toMatrix([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) {
  return [a, b, c, d, e, f]
}

/** @param {Matrix} m @param {Matrix} n @returns {Matrix} */
export function multiply(m, n) {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ]
}

/** @param {[x: number, y: number]} point @param {Matrix} m @returns {[x: number, y: number]} */
function transform([x, y], m) {
  return [x * m[0] + y * m[2] + m[4], x * m[1] + y * m[3] + m[5]]
}
