import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { describe } from './pdf-metadata.mjs'

/** @import { Metadata } from './pdf-metadata.mjs' */

/**
 * For each place that a link leads to, its page from 1.
 *
 * @param {Uint8Array} printed
 * @returns {Promise<Record<string, number>>}
 */
export async function readPlaces(printed) {
  const document = await PDFDocument.load(printed, { updateMetadata: false })
  const pages = document.getPages()
  const targets = document.catalog.lookup(PDFName.of('Dests'), PDFDict)
  return Object.fromEntries(
    targets.keys().map((key) => {
      const ref = targets.lookup(key, PDFArray).get(0)
      return [key.decodeText(), 1 + pages.findIndex((page) => page.ref === ref)]
    }),
  )
}

/**
 * @param {Uint8Array} printed
 * @param {Metadata} metadata
 * @returns {Promise<Uint8Array>}
 */
export async function finishPdf(printed, metadata) {
  const document = await PDFDocument.load(printed, { updateMetadata: false })
  describe(document, metadata)
  return document.save({ updateFieldAppearances: false })
}
