import { PDFArray, PDFDict, PDFName, PDFString, PDFHexString } from 'pdf-lib'

/** @import { PDFDocument } from 'pdf-lib' */

/**
 * The chapters of a guide as its bookmarks name them, with the page on which each begins. The first
 * bookmark is the contents and the last the imprint: neither is a chapter.
 *
 * @param {PDFDocument} document
 * @returns {{ title: string, page: number }[]}
 */
export function readChapters(document) {
  const pages = document.getPages().map(({ ref }) => ref)
  const found = []
  let bookmark = document.catalog
    .lookupMaybe(PDFName.of('Outlines'), PDFDict)
    ?.lookupMaybe(PDFName.of('First'), PDFDict)
  while (bookmark) {
    const title = bookmark.lookup(PDFName.of('Title'))
    const place = bookmark.lookupMaybe(PDFName.of('Dest'), PDFArray)?.get(0)
    if (title instanceof PDFString || title instanceof PDFHexString)
      found.push({ title: title.decodeText(), page: pages.findIndex((ref) => ref === place) + 1 })
    bookmark = bookmark.lookupMaybe(PDFName.of('Next'), PDFDict)
  }
  return found.slice(1, -1)
}
