import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef } from 'pdf-lib'
import { tagContent } from './pdf-content.mjs'

/** @import { PDFDocument, PDFObject } from 'pdf-lib' */
/** @import { Bounds } from './pdf-content.mjs' */

const KIDS = PDFName.of('K')
const TYPE = PDFName.of('S')

/**
 * Completes the structure that Chromium writes to what PDF/UA asks: lists with labels and bodies, one
 * figure with its bounds for each drawing, types that readers of PDF 1.7 know, artifacts.
 *
 * @param {PDFDocument} document
 * @param {readonly boolean[]} numbered for each list, in order, whether its items show numbers
 */
export function mendStructure(document, numbered) {
  const tree = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  tree.set(PDFName.of('RoleMap'), document.context.obj({ Em: 'Span', Strong: 'Span' }))
  const elements = elementsBelow(document, tree)
  const lists = elements.filter(({ dict }) => isType(dict, 'L'))
  if (lists.length !== numbered.length)
    throw new Error(`${numbered.length} lists in the source, ${lists.length} in the file`)
  /** @type {Map<PDFRef, PDFRef>} */
  const bodies = new Map()
  lists.forEach(({ dict }, index) => mendList(document, dict, numbered[index] ?? false, bodies))
  pointToBodies(document, tree, bodies)
  mendFigures(document, elements)
}

/** @typedef {{ ref: PDFRef, dict: PDFDict }} Element */

/** @param {PDFDocument} document @param {PDFDict} parent @returns {Element[]} in reading order */
function elementsBelow(document, parent) {
  return kidsOf(document, parent).flatMap((ref) => {
    const dict = ref instanceof PDFRef ? document.context.lookup(ref) : undefined
    if (!(ref instanceof PDFRef) || !(dict instanceof PDFDict) || !dict.has(TYPE)) return []
    return [{ ref, dict }].concat(elementsBelow(document, dict))
  })
}

/** @param {PDFDocument} document @param {PDFDict} element @returns {PDFObject[]} */
function kidsOf(document, element) {
  const kids = element.get(KIDS)
  const list = kids instanceof PDFRef ? document.context.lookup(kids) : kids
  if (list instanceof PDFArray) return list.asArray()
  return kids ? [kids] : []
}

/** @param {PDFDict} element @param {string} type */
function isType(element, type) {
  return element.get(TYPE) === PDFName.of(type)
}

/**
 * @param {PDFDocument} document
 * @param {PDFDict} list
 * @param {boolean} numbered
 * @param {Map<PDFRef, PDFRef>} bodies of each item: filled in here
 */
function mendList(document, list, numbered, bodies) {
  const { context } = document
  list.set(
    PDFName.of('A'),
    context.obj({ O: 'List', ListNumbering: numbered ? 'Decimal' : 'None' }),
  )
  for (const ref of kidsOf(document, list)) {
    const item = context.lookup(ref, PDFDict)
    if (!(ref instanceof PDFRef) || !isType(item, 'LI'))
      throw new Error('A list of other than items')
    const [first, ...others] = kidsOf(document, item)
    const label = numbered && first ? [first] : []
    const content = numbered ? others : [...(first ? [first] : []), ...others]
    const body = context.obj({ Type: 'StructElem', S: 'LBody', P: ref, K: content })
    const page = item.get(PDFName.of('Pg'))
    if (page) body.set(PDFName.of('Pg'), page)
    const bodyRef = context.register(body)
    for (const kid of label) context.lookup(kid, PDFDict).set(TYPE, PDFName.of('Lbl'))
    for (const kid of content)
      if (kid instanceof PDFRef) context.lookup(kid, PDFDict).set(PDFName.of('P'), bodyRef)
    item.set(KIDS, context.obj([...label, bodyRef]))
    bodies.set(ref, bodyRef)
  }
}

/**
 * Content that an item owned itself is now its body's: the way back from content to element too.
 *
 * @param {PDFDocument} document
 * @param {PDFDict} tree
 * @param {ReadonlyMap<PDFRef, PDFRef>} bodies
 */
function pointToBodies(document, tree, bodies) {
  const owners = tree.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray)
  for (const entry of owners.asArray()) {
    const list = document.context.lookup(entry)
    if (!(list instanceof PDFArray)) continue
    list.asArray().forEach((owner, index) => {
      const body = owner instanceof PDFRef ? bodies.get(owner) : undefined
      if (body) list.set(index, body)
    })
  }
}

/** @param {PDFDocument} document @param {readonly Element[]} elements */
function mendFigures(document, elements) {
  const bounds = new Map(document.getPages().map((page) => [page.ref, tagContent(document, page)]))
  for (const { dict } of elements) {
    if (!isType(dict, 'Figure')) continue
    // A figure element around a drawing and its caption is itself no figure: it has no text.
    if (dict.has(PDFName.of('Alt'))) dict.set(PDFName.of('A'), layout(document, dict, bounds))
    else dict.set(TYPE, PDFName.of('Div'))
  }
}

/** @param {PDFDocument} document @param {PDFDict} figure @param {ReadonlyMap<PDFRef, ReadonlyMap<number, Bounds>>} bounds */
function layout(document, figure, bounds) {
  const page = figure.get(PDFName.of('Pg'))
  const onPage = page instanceof PDFRef ? bounds.get(page) : undefined
  const parts = kidsOf(document, figure)
    .map((kid) => (kid instanceof PDFNumber ? onPage?.get(kid.asNumber()) : undefined))
    .filter((part) => part !== undefined)
  if (parts.length === 0) throw new Error('A figure without a drawing')
  const box = [
    Math.min(...parts.map(([left]) => left)),
    // Chromium rounds the page down, so that the cover's foot falls below it.
    Math.max(0, Math.min(...parts.map(([, bottom]) => bottom))),
    Math.max(...parts.map(([, , right]) => right)),
    Math.max(...parts.map(([, , , top]) => top)),
  ]
  return document.context.obj({
    O: 'Layout',
    Placement: 'Block',
    BBox: box.map((value) => Number(value.toFixed(2))),
  })
}
