// Makes all sizes of a guide's cover from one picture: npm run cover -- picture.jpg name
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { coverPictures } from './cover-pictures.mjs'

const WIDEST = 1080
const [picture, name = ''] = process.argv.slice(2)
if (!picture || !/^[\w-]+$/.test(name)) {
  console.error('Usage: npm run cover -- picture.jpg name (letters, digits and hyphens)')
  process.exit(1)
}

// Turned as the camera says.
const upright = await sharp(picture).rotate().png().toBuffer()
const { width, height } = await sharp(upright).metadata()
if (width < WIDEST) throw new Error(`${picture} is ${width} px wide: a cover needs ${WIDEST}`)
const covers = await coverPictures(name, upright, { width, height })
for (const { file, bytes } of covers) {
  // Whole or not at all: nothing ends the command while it writes.
  writeFileSync(path.join('public/pdfs', file), bytes)
  console.log(`public/pdfs/${file}  ${(bytes.length / 1000).toFixed(1)} kB`)
}
