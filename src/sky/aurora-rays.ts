import { isInKite, lowerEdgeAt, upperEdgeAt } from './aurora-edges.ts'
import { STARS } from './southern-cross.ts'

/** In units of the Southern Cross (southern-cross.ts). `presence` goes from 0 to 1 as the pointer enters. */
export type Pointer = { readonly x: number; readonly y: number; readonly presence: number }

export const NO_POINTER: Pointer = { x: 0, y: 0, presence: 0 }

export type Ray = {
  readonly kind: keyof typeof TRAITS
  readonly x: number
  /** The height at which the ray is widest. Its tip is below. */
  readonly base: number
  readonly length: number
  /** The width at the base as a share of the distance between rays. */
  readonly weight: number
}

/** Lengths, the height of the lime core at rest, and growth near the pointer. All numbers were set by eye. */
const TRAITS = {
  kite: { tip: 0.16, core: 0.25, drop: 0.045, ruffle: 0, wider: 0.4, longer: 0.15 },
  veil: { tip: 0.11, core: 0.27, drop: 0, ruffle: 0.015, wider: 0.9, longer: 0.4 },
} as const

const FIRST_X = -12
const X_STEP = 0.4
/** The rays' heights from `FIRST_X` on. Beyond both ends they are mirrored. */
const HEIGHTS = [
  3.2, 3.55, 3.6, 3.35, 2.75, 2.4, 2.3, 2.75, 2.45, 1.85, 1.95, 2.55, 3.28, 2.98, 2.2, 1.72, 2.5,
  3.1, 2.6, 2.22, 2.15, 2, 2.1, 2.3, 2.6, 2.9, 2.82, 2.66, 3.07, 3.3, 3.1, 2.95, 2.5, 2.57, 2.78,
  2.7, 2.58, 2.57, 2.3, 2.07, 2.5, 2.68, 2.8, 2.38, 2.6, 2.75, 2.2, 1.75, 1.95, 2.5, 2.3,
]

function mirroredHeight(index: number): number {
  const last = HEIGHTS.length - 1
  const turn = Math.abs(index) % (2 * last)
  return HEIGHTS[turn > last ? 2 * last - turn : turn] ?? 0
}

/** Between -1 and 1, and the same in every visit. */
function noise(n: number): number {
  let bits = Math.imul(n ^ 0x2c1b3c6d, 0x297a2d39)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits ^= bits >>> 13
  return (bits >>> 0) / 0x7fffffff - 1
}

function smooth(valueAt: (index: number) => number, x: number): number {
  const cell = Math.floor(x)
  const t = x - cell
  const from = valueAt(cell)
  return from + (valueAt(cell + 1) - from) * t * t * (3 - 2 * t)
}

/** Rays are bold in the kite, and fade with the distance from it. Broad waves and a fine grain vary both. */
function weightAt(x: number, kind: Ray['kind'], grain: number): number {
  if (kind === 'kite') return 0.84 * (1 + 0.12 * smooth(noise, x / 0.5) + 0.05 * grain)
  const away = x < 0 ? STARS.beta.x - x : x - STARS.delta.x
  const fading = 0.41 * Math.exp(-away / 3.8) + 0.04
  return fading * (1 + 0.2 * smooth(noise, x / 0.45) + 0.05 * grain)
}

/** Rays get longer from the kite's sides inwards: over this distance, by up to this factor. */
const FEATHER = 1.1
const STRETCH = 2.2

function stretchAt(x: number): number {
  const inside = Math.min(x - STARS.beta.x, STARS.delta.x - x) / FEATHER
  return 1 + (STRETCH - 1) * Math.min(1, Math.max(0, inside))
}

export function auroraRays(from: number, to: number, pitch: number): Ray[] {
  const rays: Ray[] = []
  for (let index = Math.ceil(from / pitch); index * pitch <= to; index++) {
    const x = index * pitch
    const kind = isInKite(x) ? 'kite' : 'veil'
    const { drop, ruffle } = TRAITS[kind]
    const height = smooth(mirroredHeight, (x - FIRST_X) / X_STEP)
    rays.push({
      kind,
      x,
      base: lowerEdgeAt(x) + drop + ruffle * noise(index + 3),
      length: stretchAt(x) * height * (1 + 0.02 * noise(index + 7)),
      weight: weightAt(x, kind, noise(index)),
    })
  }
  return rays
}

const GROWING_REACH = 1.2
const CORE_REACH = 1.55

export function followPointer(ray: Ray, { x, y, presence }: Pointer) {
  const { core, longer, wider } = TRAITS[ray.kind]
  const near = presence * Math.exp(-(((ray.x - x) / GROWING_REACH) ** 2))
  const follow = presence * Math.exp(-(((ray.x - x) / CORE_REACH) ** 4))
  const length = ray.length * (1 + longer * near)
  const height = Math.min(0.62, Math.max(0.12, (ray.base - y) / length))
  return {
    ray: { ...ray, length, weight: ray.weight * (1 + wider * near) },
    core: core + (height - core) * follow,
  }
}

/** Above the kite's upper edges its rays have this share of their width, from a shoulder of this length on. */
const ABOVE_ROOF = 0.4
const SHOULDER = 0.1
const TAPER = 1.08
const WIDEST = 0.97

/** Pairs of a position on the tip, from 0 to 1 downwards, and the share of the base's width there. */
const TIP = [
  [1, 0.07],
  [0.7, 0.2],
  [0.42, 0.4],
  [0.24, 0.76],
] as const

type OutlinePoint = readonly [height: number, half: number]

export function rayOutline({ kind, x, base, length, weight }: Ray, pitch: number): OutlinePoint[] {
  const halfAt = (height: number) =>
    (pitch / 2) * Math.min(WIDEST, weight * Math.max(0, 1 - height / length) ** TAPER)
  const full = Math.max(0, length * (1 - (WIDEST / weight) ** (1 / TAPER)))
  const roof = kind === 'kite' ? base - upperEdgeAt(x) : length
  const shoulder = roof < length ? Math.max(0, roof - SHOULDER) : length
  const below = [...new Set([0, full, shoulder])].filter((height) => height <= shoulder)
  const outline: OutlinePoint[] = [
    ...TIP.map(([down, share]): OutlinePoint => [-down * TRAITS[kind].tip, halfAt(0) * share]),
    ...below.map((height): OutlinePoint => [height, halfAt(height)]),
  ]
  if (shoulder < length) outline.push([roof, halfAt(roof) * ABOVE_ROOF], [length, 0])
  return outline
}
