import sharp from 'sharp'
import { save } from '../save.ts'
import { coverPictures } from './cover-pictures.mjs'

const WIDEST = 1080

/** All sizes of a guide's cover from one picture. */
export async function makeCover(picture = '', name = '', folder = 'public/pdfs'): Promise<void> {
  if (!picture || !/^[\w-]+$/.test(name))
    throw new Error('A cover needs a picture and a name of letters, digits and hyphens')
  // Turned as the camera says.
  const upright = await sharp(picture).rotate().png().toBuffer()
  const { width, height } = await sharp(upright).metadata()
  if (width < WIDEST) throw new Error(`${picture} is ${width} px wide: a cover needs ${WIDEST}`)
  for (const { file, bytes } of await coverPictures(name, upright, { width, height }))
    save(`${folder}/${file}`, bytes)
}
