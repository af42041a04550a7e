import { PDFDocument } from 'pdf-lib'
import { readChapters } from './guide-chapters.mjs'

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
