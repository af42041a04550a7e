import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib'

/** @typedef {{ pages: number, bytes: number, date?: Date | undefined, chapters: string[] }} GuideFacts */

/**
 * What the card of a guide says of its file: pages, size in bytes, date of the text where it says one, chapters.
 * Throws for a file that cannot be read, or only with a password.
 *
 * @param {Uint8Array} bytes the PDF file's content
 * @returns {Promise<GuideFacts>}
 */
export async function readGuideFacts(bytes) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true })
  if (document.isEncrypted) throw new Error('it is encrypted: save it without a password')
  const chapters = readChapters(document).map(({ title }) => title)
  return {
    pages: document.getPageCount(),
    bytes: bytes.byteLength,
    date: document.getCreationDate(),
    chapters,
  }
}

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
