// Draws the aurora at rest: the hero's in the inks of each theme, and the brand card's.
// Run it again when the geometry of src/features/hero-logo or an ink of tokens.css changes.
import { readFile, writeFile } from 'node:fs/promises'
import { runnerImport } from 'vite'

/**
 * @typedef {import('../src/features/hero-logo/aurora-rays.ts').Ray} Ray
 * @typedef {import('../src/features/hero-logo/ray-shape.ts').Tip} Tip
 * @typedef {{ rays: readonly Ray[], pitch: number, inks: readonly string[] }} Curtain
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 */

const TARGET_FOLDER = 'src/assets'
/** Path data counts in whole steps per cross unit: finer across, where a line is a few px wide. */
const GRID = { x: 1000, y: 100 }

/** @type {Box} As sky.css lays the picture over the stars. */
const HERO = { x: -13, y: -2, width: 21, height: 8.5 }
const HERO_PITCH = 0.095

/** @type {Box} */
const CARD = { x: -4.41, y: -0.76, width: 8.24, height: 8.49 }
const CARD_PITCH = 0.155
const CARD_GROUND = '#0b171c'
const CARD_STAR = '#f1ecdf'
const CARD_RADII = { gamma: 0.14, beta: 0.16, delta: 0.11, alpha: 0.18, epsilon: 0.075 }

/** @type {{ kite: Tip, veil: Tip }} Plainer than on the canvas: they are sent as text. */
const TIPS = {
  kite: [
    [1, 0.07],
    [0.42, 0.4],
  ],
  veil: [[1, 0]],
}

const config = { configFile: /** @type {const} */ (false), resolve: { alias: { '@': '/src' } } }
/** @type {<T>(file: string) => Promise<T>} */
const load = async (file) => (await runnerImport(file, config)).module

/** @type {typeof import('../src/features/hero-logo/aurora-rays.ts')} */
const { auroraRays } = await load('/src/features/hero-logo/aurora-rays.ts')
/** @type {typeof import('../src/features/hero-logo/ray-shape.ts')} */
const { rampStops, rayOutline } = await load('/src/features/hero-logo/ray-shape.ts')
/** @type {typeof import('../src/lib/cross.ts')} */
const { lowerEdgeAt, STARS, STAR_NAMES } = await load('/src/lib/cross.ts')

const [lightInks, darkInks] = await readInks()
const heroRays = auroraRays({ from: HERO.x, to: HERO.x + HERO.width, pitch: HERO_PITCH })
await write('aurora-light', HERO, drawRays({ rays: heroRays, pitch: HERO_PITCH, inks: lightInks }))
await write('aurora-dark', HERO, drawRays({ rays: heroRays, pitch: HERO_PITCH, inks: darkInks }))
await write('brand-card', CARD, drawCard())

/** The inks of the light theme and of the dark one, base to top. */
async function readInks() {
  const tokens = await readFile('src/styles/tokens.css', 'utf8')
  const inks = Array.from(tokens.matchAll(/--aurora-[0-5]: (#\w+);/g), ([, ink = '']) => ink)
  if (inks.length !== 12) throw new Error('tokens.css does not name six inks for each theme')
  return /** @type {const} */ ([inks.slice(0, 6), inks.slice(6)])
}

/** @param {readonly number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * A ray as path data. A hair without width runs up to the full length of the ray, so that the box of
 * the path, and with it the gradient, spans the ray from tip to end.
 * @param {Ray} ray
 * @param {number} pitch
 */
function drawRay(ray, pitch) {
  const outline = rayOutline(ray, pitch, ray.length, ray.weight, TIPS[ray.kind])
  const right = outline.map(([height, half]) => ({
    x: Math.round(half * GRID.x),
    y: Math.round((ray.base - height) * GRID.y),
  }))
  const centre = Math.round(ray.x * GRID.x)
  const end = Math.round((ray.base - ray.length) * GRID.y)
  let pen = { x: 0, y: right.at(-1)?.y ?? end }
  let path = `M${centre} ${end}V${pen.y}`
  for (const point of [...right.toReversed(), ...right.map(({ x, y }) => ({ x: -x, y }))]) {
    const dx = point.x - pen.x
    const dy = point.y - pen.y
    if (dy === 0) path += dx === 0 ? '' : `h${dx}`
    else path += dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`
    pen = point
  }
  return `<path d="${path}H${centre}"/>`
}

/**
 * The rays of each kind under one ramp, which fills the box of each: the box begins with the tip.
 * @param {Curtain} curtain
 */
function drawRays({ rays, pitch, inks }) {
  return ['kite', 'veil'].map((kind) => {
    const ofKind = rays.filter((ray) => ray.kind === kind)
    const length = mean(ofKind.map((ray) => ray.length))
    const tip = mean(ofKind.map((ray) => ray.tip))
    const stops = rampStops(mean(ofKind.map((ray) => ray.core))).map((stop, index) => {
      const offset = ((tip + stop * length) / (tip + length)).toFixed(3)
      return `<stop offset="${offset}" stop-color="${inks[index]}"/>`
    })
    const ramp = `<linearGradient id="${kind}" x1="0" y1="1" x2="0" y2="0">${stops.join('')}</linearGradient>`
    const paths = ofKind.map((ray) => drawRay(ray, pitch)).join('')
    return `${ramp}<g fill="url(#${kind})" transform="scale(${1 / GRID.x} ${1 / GRID.y})">${paths}</g>`
  })
}

/** The aurora, the five stars and the axis below alpha, on the card's own ground. */
function drawCard() {
  /** On so small a picture the curtain rises at once beyond beta. @param {number} x */
  const edge = (x) => {
    const away = STARS.beta.x - x
    return away > 0 ? STARS.beta.y - 0.47 * away + 0.085 * away * away : lowerEdgeAt(x)
  }
  const field = { from: CARD.x, to: CARD.x + CARD.width, pitch: CARD_PITCH, edge, roofed: false }
  const stars = STAR_NAMES.map(
    (name) => `<circle cx="${STARS[name].x}" cy="${STARS[name].y}" r="${CARD_RADII[name]}"/>`,
  )
  return [
    `<path d="M${CARD.x} ${CARD.y}h${CARD.width}v${CARD.height}h-${CARD.width}z" fill="${CARD_GROUND}"/>`,
    ...drawRays({ rays: auroraRays(field), pitch: CARD_PITCH, inks: darkInks }),
    `<path d="M0 6.26V8" stroke="${CARD_STAR}" stroke-opacity=".5" stroke-width=".028"/>`,
    `<g fill="${CARD_STAR}" stroke="${CARD_GROUND}" stroke-width=".12" paint-order="stroke">${stars.join('')}</g>`,
  ]
}

/**
 * @param {string} name
 * @param {Box} box
 * @param {string[]} parts
 */
async function write(name, { x, y, width, height }, parts) {
  const size = `width="${width * 100}" height="${height * 100}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ${size}>${parts.join('')}</svg>\n`
  await writeFile(`${TARGET_FOLDER}/${name}.svg`, svg)
  console.log(`${TARGET_FOLDER}/${name}.svg  ${(svg.length / 1000).toFixed(1)} kB`)
}
