import { deflateSync, inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
} from 'pdf-lib'
import { describe } from './pdf-metadata.mjs'
import { rebuildOutline } from './pdf-outline.mjs'
import { mendStructure } from './pdf-structure.mjs'

/** @import { PDFPage } from 'pdf-lib' */
/** @import { Metadata } from './pdf-metadata.mjs' */
/** @import { Heading } from './pdf-outline.mjs' */

/**
 * How many pages were printed; for each place that a link leads to, the page (from 1) and its
 * distance from the page's foot in points.
 *
 * @typedef {{ page: number, y: number }} Place
 *
 * @param {Uint8Array} printed
 */
export async function readPages(printed) {
  const document = await PDFDocument.load(printed, { updateMetadata: false })
  return { count: document.getPageCount(), places: placesIn(document) }
}

/** @returns {Map<string, Place>} */
function placesIn(/** @type {PDFDocument} */ document) {
  const pages = document.getPages()
  const targets = document.catalog.lookup(PDFName.of('Dests'), PDFDict)
  return new Map(
    targets.keys().map((key) => {
      const target = targets.lookup(key, PDFArray)
      const page = 1 + pages.findIndex(({ ref }) => ref === target.get(0))
      return [key.decodeText(), { page, y: target.lookup(3, PDFNumber).asNumber() }]
    }),
  )
}

/**
 * Lays the furniture under the printed pages and completes what Chromium leaves out of a PDF/UA-1 file.
 *
 * @param {object} parts
 * @param {Uint8Array} parts.printed
 * @param {Uint8Array} parts.furniture
 * @param {readonly Heading[]} parts.headings all of the document, in order
 * @param {readonly boolean[]} parts.numbered for each list, in order, whether its items show numbers
 * @param {Metadata} parts.metadata
 * @returns {Promise<Uint8Array>}
 */
export async function finishPdf({ printed, furniture, headings, numbered, metadata }) {
  const document = await PDFDocument.load(printed, { updateMetadata: false })
  await layUnder(document, furniture)
  rebuildOutline(document, headings)
  mendStructure(document, numbered)
  describeLinks(document)
  for (const page of document.getPages()) page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  describe(document, metadata)
  await deflateAnew(document)
  return document.save({ updateFieldAppearances: false })
}

/** Chromium deflates in haste: the same streams, some 3 % smaller. @param {PDFDocument} document */
async function deflateAnew(document) {
  await document.flush()
  for (const [ref, stream] of document.context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream)) continue
    if (stream.dict.get(PDFName.of('Filter')) !== PDFName.of('FlateDecode')) continue
    const contents = deflateSync(inflateSync(stream.contents), { level: 9 })
    if (contents.length < stream.contents.length)
      document.context.assign(ref, PDFRawStream.of(stream.dict, contents))
  }
}

/** @param {PDFDocument} document @param {Uint8Array} furniture */
async function layUnder(document, furniture) {
  const drawings = await document.embedPdf(
    furniture,
    document.getPages().map((_, index) => index),
  )
  document.getPages().forEach((page, index) => {
    const drawing = drawings[index]
    if (!drawing) throw new Error(`No furniture for page ${index + 1}`)
    const name = page.node.newXObject('Furniture', drawing.ref)
    prepend(document, page, `/Artifact <</Type /Pagination>> BDC q ${name.asString()} Do Q EMC\n`)
  })
}

/** @param {PDFDocument} document @param {PDFPage} page @param {string} operators */
function prepend(document, page, operators) {
  const under = document.context.register(document.context.flateStream(operators))
  const own = page.node.get(PDFName.of('Contents'))
  if (!own) throw new Error('A page without content')
  const streams = own instanceof PDFArray ? own.asArray() : [own]
  page.node.set(PDFName.of('Contents'), document.context.obj([under, ...streams]))
}

/** Gives each link a text of its own, for readers that cannot see where it stands. */
function describeLinks(/** @type {PDFDocument} */ document) {
  const places = placesIn(document)
  for (const [, annotation] of document.context.enumerateIndirectObjects()) {
    if (!(annotation instanceof PDFDict)) continue
    if (annotation.get(PDFName.of('Subtype')) !== PDFName.of('Link')) continue
    const target = annotation.get(PDFName.of('Dest'))
    const address = annotation.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'))
    const text =
      address instanceof PDFString
        ? address.decodeText()
        : `Ir para a página ${places.get(target instanceof PDFName ? target.decodeText() : '')?.page}`
    annotation.set(PDFName.of('Contents'), PDFHexString.fromText(text))
  }
}
