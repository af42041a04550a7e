// Makes every picture the site serves from the masters in brand/art. The covers' masters carry
// the names of the guides; the others are named by what they show.
import { existsSync, writeFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** @typedef {import('sharp').Sharp} Sharp */

const ART = 'brand/art'
const LIGHT = { ground: '#F3EEE3', ink: '#10222A', coral: '#C9342F' }
const DARK = { ground: '#0B171C', ink: '#F1ECDF', coral: '#FF6A68' }

// The masters are 60 x 40. At three times the 26 x 17 they are shown in, the stripes stay whole.
const FLAGS = { names: ['br', 'us', 'ch', 'jp', 'ko'], width: 78, height: 52 }

/**
 * Qualities stand in the order of the widths. They fall as the width grows: wide files are shown on
 * dense screens, which forgive more.
 * @typedef {{ name: string, master: string, qualities?: number[], jpeg?: number }} Course
 *
 * A photograph, as PNG or JPEG, needs no qualities: one is found that keeps it small.
 */
/** Of a photograph, whatever its width. */
const PHOTO_LIMIT_BYTES = 200_000
const PHOTO_QUALITIES = [70, 60, 50, 40, 30, 20, 10]

const COURSE_WIDTHS = [480, 800, 1200, 1800]
/** @type {Course[]} */
const COURSES = [
  {
    name: 'ia',
    master: 'loss-surface',
    qualities: [64, 56, 47, 44],
    jpeg: 72,
  },
  {
    name: 'gestao',
    master: 'woven-ephemeris',
    qualities: [64, 60, 56, 48],
    jpeg: 72,
  },
  {
    name: 'automacao',
    master: 'meshing-rosettes',
    qualities: [60, 48, 34, 32],
    jpeg: 68,
  },
  {
    name: 'transformacao',
    master: 'sampled-sunrise',
    qualities: [64, 60, 56, 50],
    jpeg: 72,
  },
]

/**
 * The mark, in units of the Southern Cross; the bite and its star grow as the icon shrinks.
 * @typedef {{ bite: number, star: number }} Cut
 */
const KITE = { left: -2.295, right: 1.929, height: 6.02, bite: { x: 1.02, y: 3.36 } }
const KITE_PATH = 'M0 0 1.929 1.845 0 6.02-2.295 2.359z'
/** @type {Cut} */
const PLAIN_CUT = { bite: 0.76, star: 0.45 }
const CUT_AT_16 = { bite: 1.12, star: 0.66 }
const CUT_AT_32 = { bite: 0.9, star: 0.52 }
const AURORA = [
  ['#106058', 0],
  ['#40D696', 0.09],
  ['#CEF07A', 0.27],
  ['#FFBE78', 0.46],
  ['#FF6A68', 0.68],
  ['#C4285C', 1],
]
const ICONS = [
  { path: 'public/icons/apple-touch-icon.png', size: 180, kite: 0.665, corner: 0 },
  { path: 'public/icons/icon-192.png', size: 192, kite: 0.665, corner: 0.22 },
  { path: 'public/icons/icon-512.png', size: 512, kite: 0.665, corner: 0.22 },
  { path: 'public/icons/icon-maskable-512.png', size: 512, kite: 0.59, corner: 0 },
]

const folders = ['flags', 'images', 'icons', 'pdfs'].map((name) => `public/${name}`)
await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })))
await Promise.all([
  ...FLAGS.names.map(makeFlag),
  makeNotFound(),
  makeFavicons(),
  ...ICONS.map(makeIcon),
  ...COURSES.map(makeCourse),
])

/** @param {string} name */
async function makeFlag(name) {
  const flag = (await draw(`flag-${name}`, FLAGS.width)).resize(FLAGS.width, FLAGS.height)
  await save(`public/flags/${name}.png`, flag.png({ palette: true, colours: 16, effort: 10 }))
}

/** The master is drawn in the dark theme's inks. */
async function makeNotFound() {
  const dark = await readFile(`${ART}/broken-kite.svg`, 'utf8')
  const light = dark
    .replaceAll(DARK.ground, LIGHT.ground)
    .replaceAll(DARK.ink, LIGHT.ink)
    .replaceAll(DARK.coral, LIGHT.coral)
  await save('public/images/not-found-dark.svg', dark)
  await save('public/images/not-found-light.svg', light)
}

async function makeFavicons() {
  const style =
    `.star{fill:${LIGHT.ink}}@media(prefers-color-scheme:dark){.star{fill:${DARK.ink}}}` +
    `@media(max-width:24px){.bite{r:${CUT_AT_16.bite}px}.star{r:${CUT_AT_16.star}px}}`
  await save('public/favicon.svg', `${markSvg(CUT_AT_32, { kite: 1, style })}\n`)

  const sizes = [
    { size: 16, cut: CUT_AT_16 },
    { size: 32, cut: CUT_AT_32 },
    { size: 48, cut: PLAIN_CUT },
  ].map(async ({ size, cut }) => {
    const svg = markSvg(cut, { kite: 1, style: `.star{fill:${LIGHT.ink}}` })
    return { size, png: await rasterise(svg, size).png({ compressionLevel: 9 }).toBuffer() }
  })
  await save('public/favicon.ico', toIco(await Promise.all(sizes)))
}

/** @param {(typeof ICONS)[number]} icon */
async function makeIcon({ path, size, kite, corner }) {
  const svg = markSvg(PLAIN_CUT, { kite, corner, style: `.star{fill:${DARK.ink}}` })
  await save(path, rasterise(svg, size).png({ palette: true, effort: 10 }))
}

/** @param {Course} course */
async function makeCourse({ name, master, qualities = [], jpeg = 72 }) {
  const stem = `public/images/course-${name}`
  const photo = ['png', 'jpg', 'jpeg']
    .map((ending) => `${ART}/${master}.${ending}`)
    .find((file) => existsSync(file))
  if (photo) return savePhoto(stem, photo)
  await saveVariants(stem, COURSE_WIDTHS, qualities, (width) => draw(master, width))
  const fallback = (await draw(master, 800)).jpeg({ quality: jpeg, mozjpeg: true })
  await save(`${stem}-800.jpg`, fallback)
}

/**
 * A photograph in all widths, cut to four by three, in the best quality that is small enough.
 * @param {string} stem
 * @param {string} photo
 */
async function savePhoto(stem, photo) {
  /** @param {number} width */
  const at = (width) =>
    sharp(photo)
      .rotate()
      .resize(width, width * 0.75)
  /** @param {(quality: number) => Sharp} encode */
  async function small(encode) {
    for (const quality of PHOTO_QUALITIES) {
      const bytes = await encode(quality).toBuffer()
      if (bytes.length < PHOTO_LIMIT_BYTES) return bytes
    }
    throw new Error(`${photo} stays over ${PHOTO_LIMIT_BYTES} bytes in every quality`)
  }
  for (const width of COURSE_WIDTHS)
    await save(`${stem}-${width}.avif`, await small((quality) => at(width).avif({ quality })))
  const fallback = await small((quality) => at(800).jpeg({ quality, mozjpeg: true }))
  await save(`${stem}-800.jpg`, fallback)
}

/**
 * @param {string} stem
 * @param {number[]} widths
 * @param {number[]} qualities
 * @param {(width: number) => Sharp | Promise<Sharp>} open
 */
async function saveVariants(stem, widths, qualities, open) {
  const variants = widths.map(async (width, index) => {
    const pixels = await (await open(width)).png({ compressionLevel: 1 }).toBuffer()
    // Thin coloured lines bleed when the colour channels are halved.
    const fine = { quality: qualities[index] ?? 50, effort: 4, chromaSubsampling: '4:4:4' }
    await save(`${stem}-${width}.avif`, sharp(pixels).avif(fine))
  })
  await Promise.all(variants)
}

/**
 * @param {string} master
 * @param {number} width
 */
async function draw(master, width) {
  return rasterise(await readFile(`${ART}/${master}.svg`, 'utf8'), width)
}

/**
 * Draws at twice the width and reduces, which keeps hairlines even.
 * @param {string} svg
 * @param {number} width
 */
function rasterise(svg, width) {
  const natural = Number(/viewBox="\S+ \S+ (\S+) /.exec(svg)?.[1])
  return sharp(Buffer.from(svg), { density: (72 * 2 * width) / natural }).resize(width)
}

/**
 * The kite in the aurora's colours on a square, its height as a share of the square's side. With a
 * corner, as a share too, the square is filled.
 * @param {Cut} cut
 * @param {{ kite: number, corner?: number, style: string }} look
 */
function markSvg(cut, { kite, corner, style }) {
  const side = KITE.height / kite
  const left = (KITE.left + KITE.right - side) / 2
  const top = (KITE.height - side) / 2
  const frame = `x="${left}" y="${top}" width="${side}" height="${side}"`
  const stops = AURORA.map(([colour, at]) => `<stop offset="${at}" stop-color="${colour}"/>`)
  const at = `cx="${KITE.bite.x}" cy="${KITE.bite.y}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}">`,
    `<style>${style}</style>`,
    `<linearGradient id="aurora" x2="0" y1="1" y2="0">${stops.join('')}</linearGradient>`,
    `<mask id="bitten"><path fill="#fff" d="${KITE_PATH}"/>`,
    `<circle class="bite" ${at} r="${cut.bite}"/></mask>`,
    corner === undefined ? '' : `<rect ${frame} rx="${corner * side}" fill="${DARK.ground}"/>`,
    `<path fill="url(#aurora)" mask="url(#bitten)" d="${KITE_PATH}"/>`,
    `<circle class="star" ${at} r="${cut.star}"/></svg>`,
  ].join('')
}

/**
 * The icon container: a header, a directory entry for each size, then the PNG files as they are.
 * @param {{ size: number, png: Buffer }[]} images
 */
function toIco(images) {
  const directory = Buffer.alloc(6 + 16 * images.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index
    directory.writeUInt8(size, entry)
    directory.writeUInt8(size, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)])
}

/**
 * @param {string} path
 * @param {string | Buffer | Sharp} content
 */
async function save(path, content) {
  const isBytes = typeof content === 'string' || Buffer.isBuffer(content)
  const bytes = isBytes ? Buffer.from(content) : await content.toBuffer()
  // At once: where another picture fails, the command ends in the middle of nothing.
  writeFileSync(path, bytes)
  console.log(`${path}  ${(bytes.length / 1000).toFixed(1)} kB`)
}
