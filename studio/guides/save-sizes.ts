import sharp from 'sharp'
import { WIDTHS_PX } from '../../src/site/picture-files.ts'
import { save } from '../save.ts'
import { FOLDER } from '../site.ts'

const JPEG_PX = 720

/** Saves a picture as the site shows it: one JPEG for older browsers, and an AVIF of each width. */
export async function saveSizes(
  kind: 'cover' | 'sample',
  name: string,
  picture: Buffer,
  quality: { jpeg: number; avif: number },
): Promise<void> {
  const stem = `${FOLDER.public}/pdfs/${name}`
  const at = (width: number) => sharp(picture).removeAlpha().resize(width)
  save(`${stem}.jpg`, await at(JPEG_PX).jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer())
  for (const width of WIDTHS_PX[kind])
    save(`${stem}-${width}.avif`, await at(width).avif({ quality: quality.avif }).toBuffer())
}
