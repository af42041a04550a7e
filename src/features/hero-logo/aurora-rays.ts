import { STARS, isInKite, lowerEdgeAt, roofAt } from '@/lib/cross.ts'

/** Lengths are in cross units, y down. */
export type Ray = {
  /** Lines between beta and delta are full and long; those of the veil outside are thin. */
  readonly kind: 'kite' | 'veil'
  readonly x: number
  /** Where the line is widest and the colour begins; the tip hangs below it. */
  readonly base: number
  readonly tip: number
  readonly length: number
  /** Width at the base as a share of the pitch. */
  readonly weight: number
  /** Above this the line thins out. */
  readonly roof: number | undefined
  /** Where along the length the lime of the ramp lies at rest, 0 to 1. */
  readonly core: number
}

export type RayField = {
  readonly from: number
  readonly to: number
  readonly pitch: number
  readonly edge?: (x: number) => number
  readonly roofed?: boolean
}

const TRAITS = {
  kite: { tip: 0.16, core: 0.25, drop: 0.045, ruffle: 0, stretch: 2.2 },
  veil: { tip: 0.11, core: 0.27, drop: 0, ruffle: 0.015, stretch: 1 },
} as const

/** How high the rays of the veil stand, from x = -12 in steps of 0.4; mirrored beyond. */
const HEIGHTS = [
  3.2, 3.55, 3.6, 3.35, 2.75, 2.4, 2.3, 2.75, 2.45, 1.85, 1.95, 2.55, 3.28, 2.98, 2.2, 1.72, 2.5,
  3.1, 2.6, 2.22, 2.15, 2, 2.1, 2.15, 3.5, 3.1, 2.82, 2.66, 3.07, 3.3, 3.1, 2.95, 2.5, 2.57, 2.78,
  2.7, 2.58, 2.57, 2.3, 2.07, 2.5, 2.68, 2.8, 2.38, 2.6, 2.75, 2.2, 1.75, 1.95, 2.5, 2.3,
] as const
const LAST_HEIGHT = HEIGHTS.length - 1

function mirroredHeight(index: number): number {
  const turn = Math.abs(index) % (2 * LAST_HEIGHT)
  return HEIGHTS[turn > LAST_HEIGHT ? 2 * LAST_HEIGHT - turn : turn] ?? 0
}

/** A fixed number in [-1, 1] for an integer, the same on every machine. */
function hash(n: number): number {
  let bits = Math.imul(n ^ 0x2c1b3c6d, 0x297a2d39)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits ^= bits >>> 13
  return (bits >>> 0) / 0x7fffffff - 1
}

function interpolate(valueAt: (index: number) => number, x: number): number {
  const cell = Math.floor(x)
  const t = x - cell
  const from = valueAt(cell)
  return from + (valueAt(cell + 1) - from) * t * t * (3 - 2 * t)
}

function weightAt(x: number, kind: Ray['kind'], grain: number): number {
  if (kind === 'kite') return 0.84 * (1 + 0.12 * interpolate(hash, x / 0.5) + 0.05 * grain)
  const away = x < 0 ? STARS.beta.x - x : x - STARS.delta.x
  const fading = 0.41 * Math.exp(-away / 3.8) + 0.04
  return fading * (1 + 0.2 * interpolate(hash, x / 0.45) + 0.05 * grain)
}

/** The lines between two verticals, on a grid that has one line on the axis; always the same. */
export function auroraRays({
  from,
  to,
  pitch,
  edge = lowerEdgeAt,
  roofed = true,
}: RayField): Ray[] {
  const rays: Ray[] = []
  for (let index = Math.ceil(from / pitch); index * pitch <= to; index++) {
    const x = index * pitch
    const kind = isInKite(x) ? 'kite' : 'veil'
    const { tip, core, drop, ruffle, stretch } = TRAITS[kind]
    const height = interpolate(mirroredHeight, (x + 12) / 0.4)
    rays.push({
      kind,
      x,
      base: edge(x) + drop + ruffle * hash(index + 3),
      tip,
      length: stretch * height * (1 + 0.02 * hash(index + 7)),
      weight: weightAt(x, kind, hash(index)),
      roof: kind === 'kite' && roofed ? roofAt(x) : undefined,
      core,
    })
  }
  return rays
}
