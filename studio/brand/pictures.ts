import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { save } from '../save.ts'

const ART = path.join(import.meta.dirname, 'art')
/** The inks of the 404 page's drawing in the dark theme, and theirs in the light one. */
const LIGHT_INKS = { '#0B171C': '#F3EEE3', '#F1ECDF': '#10222A', '#FF6A68': '#C9342F' }

/** Of a photograph, whatever its width. */
const PHOTO_LIMIT_BYTES = 200_000
const PHOTO_QUALITIES = [70, 60, 50, 40, 30, 20, 10]

const COURSE_WIDTHS = [480, 800, 1200, 1800]

/**
 * Qualities stand in the order of the widths. They fall as the width grows: wide files are shown on
 * dense screens, which forgive more. A photograph, as PNG or JPEG, needs none: one is found that keeps
 * it small.
 */
interface Course {
  name: string
  master: string
  qualities?: number[]
  jpeg?: number
}

const COURSES: Course[] = [
  { name: 'ia', master: 'loss-surface', qualities: [64, 56, 47, 44] },
  { name: 'gestao', master: 'woven-ephemeris', qualities: [64, 60, 56, 48] },
  { name: 'automacao', master: 'meshing-rosettes', qualities: [60, 48, 34, 32], jpeg: 68 },
  { name: 'transformacao', master: 'sampled-sunrise', qualities: [64, 60, 56, 50] },
]

/** The courses' pictures and the 404 page's, from the masters in `art`. */
export async function makePictures(): Promise<void> {
  await makeNotFound()
  for (const course of COURSES) await makeCourse(course)
}

async function makeNotFound() {
  const dark = await readFile(path.join(ART, 'broken-kite.svg'), 'utf8')
  let light = dark
  for (const [ink, inLight] of Object.entries(LIGHT_INKS)) light = light.replaceAll(ink, inLight)
  save('src/assets/not-found-dark.svg', dark)
  save('src/assets/not-found-light.svg', light)
}

async function makeCourse({ name, master, qualities = [], jpeg = 72 }: Course) {
  const stem = `public/images/course-${name}`
  const photo = ['png', 'jpg', 'jpeg']
    .map((ending) => path.join(ART, `${master}.${ending}`))
    .find((file) => existsSync(file))
  if (photo) return savePhoto(stem, photo)
  const svg = await readFile(path.join(ART, `${master}.svg`), 'utf8')
  for (const [index, width] of COURSE_WIDTHS.entries()) {
    // Thin coloured lines bleed when the colour channels are halved.
    const fine = { quality: qualities[index] ?? 50, effort: 4, chromaSubsampling: '4:4:4' }
    const pixels = await rasterise(svg, width).png({ compressionLevel: 1 }).toBuffer()
    save(`${stem}-${width}.avif`, await sharp(pixels).avif(fine).toBuffer())
  }
  const fallback = rasterise(svg, 800).jpeg({ quality: jpeg, mozjpeg: true })
  save(`${stem}-800.jpg`, await fallback.toBuffer())
}

/** A photograph in all widths, cut to four by three, in the best quality that is small enough. */
async function savePhoto(stem: string, photo: string) {
  const { autoOrient } = await sharp(photo).metadata()
  const widest = Math.max(...COURSE_WIDTHS)
  if (autoOrient.width < widest)
    console.warn(
      `  ${photo} is ${autoOrient.width} px wide, and blurred above that: ${widest} are best`,
    )
  const at = (width: number) =>
    sharp(photo)
      .rotate()
      .resize(width, width * 0.75)
  async function small(encode: (quality: number) => Sharp) {
    for (const quality of PHOTO_QUALITIES) {
      const bytes = await encode(quality).toBuffer()
      if (bytes.length < PHOTO_LIMIT_BYTES) return bytes
    }
    throw new Error(`${photo} stays over ${PHOTO_LIMIT_BYTES} bytes in every quality`)
  }
  for (const width of COURSE_WIDTHS)
    save(`${stem}-${width}.avif`, await small((quality) => at(width).avif({ quality })))
  const fallback = await small((quality) => at(800).jpeg({ quality, mozjpeg: true }))
  save(`${stem}-800.jpg`, fallback)
}

/** Draws at twice the width and reduces, which keeps hairlines even. */
function rasterise(svg: string, width: number) {
  const natural = Number(/viewBox="\S+ \S+ (\S+) /.exec(svg)?.[1])
  return sharp(Buffer.from(svg), { density: (72 * 2 * width) / natural }).resize(width)
}
