import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** @import { Sharp } from 'sharp' */

/** What tells one file of a guide from another. @param {Uint8Array} pdf */
function fingerprint(pdf) {
  return createHash('sha256').update(pdf).digest('hex')
}

/**
 * The picture with a note of the very file whose page it shows.
 *
 * @param {Sharp} picture
 * @param {Uint8Array} pdf
 */
export function noteSource(picture, pdf) {
  return picture.withExif({ IFD0: { ImageDescription: fingerprint(pdf) } })
}

/** Whether the picture shows a page of this very file. @param {string} path @param {Uint8Array} pdf */
export async function showsPageOf(path, pdf) {
  const { exif } = await sharp(path).metadata()
  return exif?.includes(fingerprint(pdf)) ?? false
}
