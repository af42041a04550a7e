import { PDFDocument } from 'pdf-lib'
import { readChapters } from './guide-chapters.mjs'

/** @typedef {{ pages: number, bytes: number, date: Date, chapters: string[] }} GuideFacts */

/**
 * What the card of a guide says of its file: pages, size in bytes, date of the text, chapters.
 *
 * @param {Uint8Array} bytes the PDF file's content
 * @returns {Promise<GuideFacts>}
 */
export async function readGuideFacts(bytes) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const date = document.getCreationDate()
  if (!date) throw new Error('The PDF file says no creation date')
  const chapters = readChapters(document).map(({ title }) => title)
  return { pages: document.getPageCount(), bytes: bytes.byteLength, date, chapters }
}
