import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib'

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
  return {
    pages: document.getPageCount(),
    bytes: bytes.byteLength,
    date: document.getCreationDate(),
    chapters: chaptersOf(document),
  }
}

/** As the bookmarks name them. The first is the contents, the last the imprint: neither is a chapter. */
function chaptersOf(/** @type {PDFDocument} */ document) {
  const titles = []
  let bookmark = document.catalog
    .lookupMaybe(PDFName.of('Outlines'), PDFDict)
    ?.lookupMaybe(PDFName.of('First'), PDFDict)
  while (bookmark) {
    const title = bookmark.lookup(PDFName.of('Title'))
    if (title instanceof PDFString || title instanceof PDFHexString) titles.push(title.decodeText())
    bookmark = bookmark.lookupMaybe(PDFName.of('Next'), PDFDict)
  }
  return titles.slice(1, -1)
}
