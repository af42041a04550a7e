import { PDFDocument } from 'pdf-lib'

/** @typedef {{ pages: number, bytes: number, date: Date }} GuideFacts */

/**
 * What the card of a guide says of its file: pages, size in bytes, date of the text.
 *
 * @param {Uint8Array} bytes the PDF file's content
 * @returns {Promise<GuideFacts>}
 */
export async function readGuideFacts(bytes) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const date = document.getCreationDate()
  if (!date) throw new Error('The PDF file says no creation date')
  return { pages: document.getPageCount(), bytes: bytes.byteLength, date }
}
