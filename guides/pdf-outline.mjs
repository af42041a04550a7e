import { PDFDict, PDFHexString, PDFName, PDFNumber, PDFRef } from 'pdf-lib'

/** @import { PDFDocument } from 'pdf-lib' */
/**
 * @typedef {{ level: number, title: string }} Heading
 * @typedef {{ ref: PDFRef, dict: PDFDict }} Bookmark
 */

/** Levels of headings that become bookmarks. */
const LEVELS = 2

/**
 * Chromium bookmarks each heading, down to those of notes and boxes, and doubles the titles that it
 * moved to a new page. Keeps the places, sets the titles right and drops the lower levels.
 *
 * @param {PDFDocument} document
 * @param {readonly Heading[]} headings all of the document, in order
 */
export function rebuildOutline(document, headings) {
  const root = document.catalog.lookup(PDFName.of('Outlines'), PDFDict)
  const rootRef = document.catalog.get(PDFName.of('Outlines'))
  const found = bookmarksBelow(document, root)
  if (!(rootRef instanceof PDFRef) || found.length !== headings.length)
    throw new Error(`${headings.length} headings, but ${found.length} bookmarks`)

  const chapters = /** @type {{ own: Bookmark, below: Bookmark[] }[]} */ ([])
  found.forEach((bookmark, index) => {
    const { level, title } = headings[index] ?? { level: Infinity, title: '' }
    bookmark.dict.set(PDFName.of('Title'), PDFHexString.fromText(title))
    if (level > LEVELS) document.context.delete(bookmark.ref)
    else if (level === 1) chapters.push({ own: bookmark, below: [] })
    else chapters.at(-1)?.below.push(bookmark)
  })

  link(
    { ref: rootRef, dict: root },
    chapters.map(({ own }) => own),
  )
  for (const { own, below } of chapters) {
    link(own, below)
    for (const bookmark of below) link(bookmark, [])
  }
  root.set(PDFName.of('Count'), PDFNumber.of(chapters.length))
}

/** @param {PDFDocument} document @param {PDFDict} parent @returns {Bookmark[]} in reading order */
function bookmarksBelow(document, parent) {
  const found = []
  let ref = parent.get(PDFName.of('First'))
  while (ref instanceof PDFRef) {
    const dict = document.context.lookup(ref, PDFDict)
    found.push({ ref, dict }, ...bookmarksBelow(document, dict))
    ref = dict.get(PDFName.of('Next'))
  }
  return found
}

/** Makes `children` the closed list below `parent`. */
function link(/** @type {Bookmark} */ parent, /** @type {readonly Bookmark[]} */ children) {
  for (const key of ['First', 'Last', 'Count']) parent.dict.delete(PDFName.of(key))
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last) return
  parent.dict.set(PDFName.of('First'), first.ref)
  parent.dict.set(PDFName.of('Last'), last.ref)
  parent.dict.set(PDFName.of('Count'), PDFNumber.of(-children.length))
  children.forEach(({ dict }, index) => {
    dict.set(PDFName.of('Parent'), parent.ref)
    neighbour(dict, 'Prev', children[index - 1])
    neighbour(dict, 'Next', children[index + 1])
  })
}

/** @param {PDFDict} dict @param {'Prev' | 'Next'} side @param {Bookmark | undefined} bookmark */
function neighbour(dict, side, bookmark) {
  if (bookmark) dict.set(PDFName.of(side), bookmark.ref)
  else dict.delete(PDFName.of(side))
}
