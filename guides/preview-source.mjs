import { PDFDict, PDFHexString } from 'pdf-lib'
import sharp from 'sharp'
import { DIGEST_KEY } from './pdf-metadata.mjs'

/** @import { PDFDocument } from 'pdf-lib' */
/** @import { Sharp } from 'sharp' */

/** What the guide was made from: another brand on its covers leaves the pages shown as they are. */
function sourceDigest(/** @type {PDFDocument} */ guide) {
  const info = guide.context.lookup(guide.context.trailerInfo.Info, PDFDict)
  return info.lookup(DIGEST_KEY, PDFHexString).decodeText()
}

/**
 * The picture with a note of the guide whose page it shows.
 *
 * @param {Sharp} picture
 * @param {PDFDocument} guide
 */
export function noteSource(picture, guide) {
  return picture.withExif({ IFD0: { ImageDescription: sourceDigest(guide) } })
}

/** Whether the picture shows a page of the guide as it is. @param {string} path @param {PDFDocument} guide */
export async function showsPageOf(path, guide) {
  const { exif } = await sharp(path).metadata()
  return exif?.includes(sourceDigest(guide)) ?? false
}
