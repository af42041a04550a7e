// Makes every picture the site serves from the masters in materials/art. The covers' masters carry
// the names of the guides; the others are named by what they show.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const ART = 'materials/art'
const LIGHT = { ground: '#F3EEE3', ink: '#10222A', coral: '#C9342F' }
const DARK = { ground: '#0B171C', ink: '#F1ECDF', coral: '#FF6A68' }

// 60 x 40 is the flags' shape; at three times the 26 x 17 they are shown in, stripes stay whole.
const FLAGS = { names: ['br', 'us', 'ch', 'jp', 'ko'], width: 78, height: 52 }

/** @typedef {import('sharp').Sharp} Sharp */

/**
 * Quality falls as the width grows: wide files are shown on dense screens, which forgive more.
 * Without a WebP quality the file is near-lossless, which is smaller for flat shapes.
 * @typedef {{ width: number, avif: number, webp?: number }} Rendition
 * @typedef {{ name: string, master: string, jpeg: number, renditions: Rendition[] }} Picture
 */

/** @type {Picture[]} */
const COURSES = [
  {
    name: 'ia',
    master: 'loss-surface',
    jpeg: 72,
    renditions: [
      { width: 480, avif: 64, webp: 70 },
      { width: 800, avif: 56, webp: 50 },
      { width: 1200, avif: 47, webp: 20 },
      { width: 1800, avif: 44, webp: 30 },
    ],
  },
  {
    name: 'gestao',
    master: 'woven-ephemeris',
    jpeg: 72,
    renditions: [
      { width: 480, avif: 64, webp: 70 },
      { width: 800, avif: 60, webp: 60 },
      { width: 1200, avif: 56, webp: 24 },
      { width: 1800, avif: 48, webp: 30 },
    ],
  },
  {
    name: 'automacao',
    master: 'meshing-rosettes',
    jpeg: 68,
    renditions: [
      { width: 480, avif: 60, webp: 70 },
      { width: 800, avif: 48, webp: 30 },
      { width: 1200, avif: 34, webp: 20 },
      { width: 1800, avif: 32, webp: 20 },
    ],
  },
  {
    name: 'transformacao',
    master: 'sampled-sunrise',
    jpeg: 72,
    renditions: [
      { width: 480, avif: 64 },
      { width: 800, avif: 60 },
      { width: 1200, avif: 56 },
      { width: 1800, avif: 50 },
    ],
  },
]

const COVERS = {
  names: ['ia', 'gestao', 'automacao'],
  jpegWidth: 720,
  /** @type {Rendition[]} */
  renditions: [
    { width: 360, avif: 62, webp: 70 },
    { width: 720, avif: 56, webp: 50 },
    { width: 1080, avif: 50, webp: 35 },
  ],
}

/**
 * The mark, in the Cross units of design.md; the bite and its star grow as the icon shrinks.
 * @typedef {{ bite: number, star: number }} Cut
 */
const KITE = { left: -2.295, right: 1.929, height: 6.02, bite: { x: 1.02, y: 3.36 } }
const KITE_PATH = 'M0 0 1.929 1.845 0 6.02-2.295 2.359z'
const CUT = { 16: { bite: 1.12, star: 0.66 }, 32: { bite: 0.9, star: 0.52 } }
/** @type {Cut} */
const PLAIN_CUT = { bite: 0.76, star: 0.45 }
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

for (const folder of ['flags', 'images', 'icons', 'pdfs']) {
  await mkdir(`public/${folder}`, { recursive: true })
}
await makeFlags()
await makeNotFound()
await makeIcons()
await makeShareCard()
await makeCovers()
for (const course of COURSES) await makeCourse(course)

async function makeFlags() {
  for (const name of FLAGS.names) {
    const flag = await render(`flag-${name}`, FLAGS.width)
    await save(
      `public/flags/${name}.png`,
      flag.resize(FLAGS.width, FLAGS.height).png({ palette: true, colours: 16, effort: 10 }),
    )
  }
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

async function makeIcons() {
  const style =
    `.star{fill:${LIGHT.ink}}@media(prefers-color-scheme:dark){.star{fill:${DARK.ink}}}` +
    `@media(max-width:24px){.bite{r:${CUT[16].bite}px}.star{r:${CUT[16].star}px}}`
  await save('public/favicon.svg', `${markSvg(CUT[32], { kite: 1, style })}\n`)

  const small = [
    { size: 16, cut: CUT[16] },
    { size: 32, cut: CUT[32] },
    { size: 48, cut: PLAIN_CUT },
  ].map(async ({ size, cut }) => {
    const svg = markSvg(cut, { kite: 1, style: `.star{fill:${LIGHT.ink}}` })
    return { size, png: await rasterise(svg, size).png({ compressionLevel: 9 }).toBuffer() }
  })
  await save('public/favicon.ico', toIco(await Promise.all(small)))

  for (const { path, size, kite, corner } of ICONS) {
    const svg = markSvg(PLAIN_CUT, { kite, corner, style: `.star{fill:${DARK.ink}}` })
    await save(path, rasterise(svg, size).png({ palette: true, effort: 10 }))
  }
}

async function makeShareCard() {
  const card = sharp(`${ART}/share-card.png`).removeAlpha()
  await save('public/og.png', card.png({ palette: true, compressionLevel: 9, effort: 10 }))
}

async function makeCovers() {
  for (const name of COVERS.names) {
    const master = sharp(`${ART}/cover-${name}.png`).removeAlpha()
    const jpeg = master.clone().resize(COVERS.jpegWidth)
    await save(`public/pdfs/${name}-capa.jpg`, jpeg.jpeg({ quality: 84, mozjpeg: true }))
    await saveRenditions(`public/pdfs/${name}-capa`, COVERS.renditions, async () => master.clone())
  }
}

/** @param {Picture} picture */
async function makeCourse({ name, master, jpeg, renditions }) {
  const stem = `public/images/course-${name}`
  await saveRenditions(stem, renditions, (width) => render(master, width))
  const fallback = (await render(master, 800)).jpeg({ quality: jpeg, mozjpeg: true })
  await save(`${stem}-800.jpg`, fallback)
}

/**
 * @param {string} stem
 * @param {Rendition[]} renditions
 * @param {(width: number) => Promise<Sharp>} open
 */
async function saveRenditions(stem, renditions, open) {
  for (const { width, avif, webp } of renditions) {
    const pixels = await (await open(width)).resize(width).png({ compressionLevel: 1 }).toBuffer()
    // Thin coloured lines bleed when the colour channels are halved.
    const fine = { quality: avif, effort: 4, chromaSubsampling: '4:4:4' }
    await save(`${stem}-${width}.avif`, sharp(pixels).avif(fine))
    const options = webp === undefined ? { nearLossless: true, quality: 40 } : { quality: webp }
    const shared = { effort: 5, smartSubsample: true }
    await save(`${stem}-${width}.webp`, sharp(pixels).webp({ ...options, ...shared }))
  }
}

/**
 * A vector master drawn at twice the width and reduced, which keeps hairlines even.
 * @param {string} master
 * @param {number} width
 */
async function render(master, width) {
  return rasterise(await readFile(`${ART}/${master}.svg`, 'utf8'), width)
}

/**
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
  await writeFile(path, bytes)
  console.log(`${path}  ${(bytes.length / 1000).toFixed(1)} kB`)
}
