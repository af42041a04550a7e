// Draws the star trails around the south celestial pole: the footer's pole and the preparing page;
// and the lines of the sky behind the values.
// They serve as CSS masks, so they are one colour, and opacity alone carries the tone.
import { mkdir, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

/**
 * A drawing, centred on the pole; lengths in px at natural size, angles in degrees.
 * @typedef {object} Drawing
 * @property {string} name
 * @property {number} seed
 * @property {{ left: number, top: number, right: number, bottom: number }} frame
 * @property {{ from: number, to: number, pitch: number }} rings
 * @property {[number, number]} sweep The lengths of the trails.
 * @property {[number, number]} gap Between two trails of a ring.
 * @property {[number, number]} opacity At the pole.
 * @property {number} reach The radius at which everything would have faded away.
 *
 * @typedef {{ radius: number, from: number, to: number, weight: number, opacity: number }} Trail
 */

const TARGET_FOLDER = 'src/assets'
const OPACITY_STEP = 0.04
// A hairline around each trail keeps its tips from thinning to nothing.
const TIP = 0.4

/** @type {Drawing[]} */
const DRAWINGS = [
  {
    name: 'pole',
    seed: 1,
    // The left side is the longer one, as the axis stands right of the middle at every width.
    frame: { left: -1600, top: -620, right: 1000, bottom: 0 },
    rings: { from: 16, to: 1716, pitch: 10 },
    sweep: [6, 52],
    gap: [3, 20],
    opacity: [0.36, 0.84],
    reach: 2300,
  },
  {
    name: 'preparing',
    seed: 1,
    frame: { left: -900, top: -900, right: 900, bottom: 900 },
    rings: { from: 318, to: 1046, pitch: 13 },
    sweep: [12, 70],
    gap: [5, 24],
    opacity: [0.28, 0.66],
    reach: Infinity,
  },
]

await mkdir(TARGET_FOLDER, { recursive: true })
for (const drawing of DRAWINGS) {
  const trails = drawTrails(drawing)
  const svg = toSvg(drawing, trails)
  const path = `${TARGET_FOLDER}/${drawing.name}.svg`
  await writeFile(path, svg)
  const gzipped = gzipSync(svg).length
  console.log(`${path}  ${trails.length} trails, ${kb(svg.length)}, gzipped ${kb(gzipped)}`)
}

await writeFile(`${TARGET_FOLDER}/horizon.svg`, drawHorizon({ width: 480, height: 300 }))

/**
 * Lines of swelling weight that crowd toward a horizon, the lower edge.
 * @param {{ width: number, height: number }} size
 */
function drawHorizon({ width, height }) {
  let path = ''
  for (let line = 1; ; line += 1) {
    const y = height - 233 * (line / 22) ** 1.64
    if (y < 3) break
    const swell = short(width * (0.5 + 0.42 * Math.sin(line * 2.4)), 0)
    const half = 0.45 + 0.55 * Math.abs(Math.sin(line * 1.7 + 3))
    path += `M0 ${short(y - 0.25, 1)}L${swell} ${short(y - half, 1)} ${width} ${short(y - 0.25, 1)}v.5L${swell} ${short(y + half, 1)} 0 ${short(y + 0.25, 1)}z`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}"/></svg>\n`
}

/**
 * Ring after ring, trails of uneven length, weight and tone; those out of the frame are left out.
 * @param {Drawing} drawing
 */
function drawTrails({ seed, frame, rings, sweep, gap, opacity, reach }) {
  const random = generator(seed)
  /** @param {[number, number]} range */
  const between = ([low, high]) => low + (high - low) * random()
  /** @type {Trail[]} */
  const trails = []
  for (let radius = rings.from; radius <= rings.to; radius += rings.pitch) {
    let from = between([0, 360])
    const end = from + 360
    while (end - from > sweep[0] + gap[0]) {
      const to = Math.min(from + between(sweep), end - gap[0])
      // Most stars are faint: the weight's power keeps the thick trails few.
      const weight = rings.pitch * (0.04 + 0.2 * random() ** 2.3)
      const tone = between(opacity) * (1 - radius / reach)
      const trail = { radius, from, to, weight, opacity: tone }
      if (isWithin(frame, trail)) trails.push(trail)
      from = to + between(gap)
    }
  }
  return trails
}

/**
 * Mulberry32: the same seed gives the same sky.
 * @param {number} seed
 */
function generator(seed) {
  let state = seed
  return function random() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * @param {Drawing['frame']} frame
 * @param {Trail} trail
 */
function isWithin(frame, { radius, from, to }) {
  for (let angle = from; angle <= to; angle += 1) {
    const [x, y] = pointAt(radius, angle)
    if (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom) return true
  }
  return false
}

/**
 * @param {number} radius
 * @param {number} angle
 * @returns {[number, number]}
 */
function pointAt(radius, angle) {
  const radians = (angle * Math.PI) / 180
  return [radius * Math.cos(radians), radius * Math.sin(radians)]
}

/**
 * @param {Drawing} drawing
 * @param {Trail[]} trails
 */
function toSvg({ frame }, trails) {
  const width = frame.right - frame.left
  const height = frame.bottom - frame.top
  /** @type {Map<number, Trail[]>} */
  const steps = new Map()
  for (const trail of trails) {
    const step = Math.round(trail.opacity / OPACITY_STEP)
    steps.set(step, [...(steps.get(step) ?? []), trail])
  }
  const paths = Array.from(steps, ([step, group]) => {
    return `<path opacity="${short(step * OPACITY_STEP, 2)}" d="${toPath(group)}"/>`
  })
  const box = `${frame.left} ${frame.top} ${width} ${height}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${box}" stroke="#000" stroke-width="${TIP}" stroke-linejoin="round">${paths.join('')}</svg>\n`
  )
}

/**
 * Tapered trails: each is a lens between two arcs that share their ends.
 * @param {Trail[]} trails
 */
function toPath(trails) {
  let [penX, penY] = [0, 0]
  return trails
    .map(({ radius, from, to, weight }) => {
      const [startX, startY] = pointAt(radius, from)
      const [endX, endY] = pointAt(radius, to)
      const rise = radius * (1 - Math.cos(((to - from) * Math.PI) / 360))
      const chord = Math.hypot(endX - startX, endY - startY)
      const move = `m${pair(startX - penX, startY - penY)}`
      const [x, y] = [round(endX - startX), round(endY - startY)]
      ;[penX, penY] = [penX + round(startX - penX), penY + round(startY - penY)]
      const outer = arc(chord, rise + weight / 2, 1, x, y)
      const inner = arc(chord, rise - weight / 2, 0, -x, -y)
      return `${move}a${outer} ${inner}z`
    })
    .join('')
}

/**
 * The arguments of an arc that rises by so much above its chord.
 * @param {number} chord
 * @param {number} rise
 * @param {number} sweep
 * @param {number} x
 * @param {number} y
 */
function arc(chord, rise, sweep, x, y) {
  const radius = short((chord ** 2 / Math.abs(rise) / 4 + Math.abs(rise)) / 2, 1)
  const flag = rise < 0 ? 1 - sweep : sweep
  return `${radius} ${radius} 0 0 ${flag} ${pair(x, y)}`
}

/**
 * @param {number} x
 * @param {number} y
 */
function pair(x, y) {
  return `${short(x, 1)} ${short(y, 1)}`.replaceAll(' -', '-')
}

/** @param {number} value */
function round(value) {
  return Number(value.toFixed(1))
}

/**
 * @param {number} value
 * @param {number} digits
 */
function short(value, digits) {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.')
}

/** @param {number} bytes */
function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
