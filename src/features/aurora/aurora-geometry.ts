import { isInKite, lowerEdgeAt, roofAt } from '@/lib/cross'
import { hash, tableAt, valueNoise } from './ray-noise'

/** One engraved line of the curtain. Lengths in cross units, y down. */
export type Ray = {
  readonly kind: 'kite' | 'veil'
  readonly x: number
  /** Where the line is widest and the colour begins; the tip hangs below it. */
  readonly base: number
  readonly tip: number
  /** From the base up to where the weight would reach nothing. */
  readonly length: number
  /** Width at the base as a share of the pitch. */
  readonly weight: number
  readonly roof: number | undefined
  /** Where along the length the lime of the ramp lies at rest, 0 to 1. */
  readonly core: number
}

export type RayField = {
  readonly from: number
  readonly to: number
  readonly pitch: number
  readonly edge?: (x: number) => number
  /** Whether lines thin out above the roof of the kite. */
  readonly roofed?: boolean
}

/** How high the rays stand, every 0.4 units from -12 to 8; mirrored beyond. */
const HEIGHTS = [
  3.2, 3.55, 3.6, 3.35, 2.75, 2.4, 2.3, 2.75, 2.45, 1.85, 1.95, 2.55, 3.28, 2.98, 2.2, 1.72, 2.5,
  3.1, 2.6, 2.22, 2.15, 2, 2.1, 2.15, 3.5, 3.1, 2.82, 2.66, 3.07, 3.3, 3.1, 2.95, 2.5, 2.57, 2.78,
  2.7, 2.58, 2.57, 2.3, 2.07, 2.5, 2.68, 2.8, 2.38, 2.6, 2.75, 2.2, 1.75, 1.95, 2.5, 2.3,
] as const

const KITE_STRETCH = 2.2
const ABOVE_ROOF = 0.4
/** How far below the roof a line begins to narrow to its weight above it. */
const SHOULDER = 0.1
const TAPER = 1.08
/** A line is cut where it would be thinner than this share of the pitch. */
const THINNEST = 0.027
/** Neighbours never touch: no line is wider than this share of the pitch. */
const WIDEST = 0.97

export const CORE = { kite: 0.25, veil: 0.27 } as const

function weightAt(x: number, index: number, inKite: boolean): number {
  const grain = 0.05 * hash(index)
  if (inKite) return 0.84 * (1 + 0.12 * valueNoise(x / 0.5) + grain)
  const away = x < 0 ? -2.295 - x : x - 1.929
  return (0.41 * Math.exp(-away / 3.8) + 0.04) * (1 + 0.2 * valueNoise(x / 0.45) + grain)
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
    const inKite = isInKite(x)
    const height = tableAt(HEIGHTS, -12, 0.4, x) * (1 + 0.02 * hash(index + 7))
    rays.push({
      kind: inKite ? 'kite' : 'veil',
      x,
      base: edge(x) + (inKite ? 0.045 : 0.015 * hash(index + 3)),
      tip: inKite ? 0.16 : 0.11,
      length: inKite ? height * KITE_STRETCH : height,
      weight: weightAt(x, index, inKite),
      roof: inKite && roofed ? roofAt(x) : undefined,
      core: inKite ? CORE.kite : CORE.veil,
    })
  }
  return rays
}

/** Along a tip: how far down it (0 to 1), and the share of the base's width left there. */
type Tip = readonly (readonly [down: number, share: number])[]

const TIP: Tip = [
  [1, 0.07],
  [0.7, 0.2],
  [0.42, 0.4],
  [0.24, 0.76],
]

/** The same tips for pictures that are sent as text. */
export const PLAIN_TIPS: Readonly<Record<Ray['kind'], Tip>> = {
  kite: [
    [1, 0.07],
    [0.42, 0.4],
  ],
  veil: [[1, 0]],
}

/**
 * The right half of a line's outline from its tip to its cut, written into `outline` as height
 * above the base and half width in turn, both in cross units.
 */
export function traceSpindle(
  outline: number[],
  ray: Pick<Ray, 'base' | 'tip' | 'roof'>,
  pitch: number,
  length: number,
  weight: number,
  tip = TIP,
): number[] {
  const widest = (Math.min(weight, WIDEST) * pitch) / 2
  const widthAt = (height: number) =>
    Math.min(widest, ((weight * pitch) / 2) * (1 - height / length) ** TAPER)
  const cutAt = (share: number) =>
    length * Math.max(0, 1 - (THINNEST / (weight * share)) ** (1 / TAPER))

  outline.length = 0
  for (const [down, share] of tip) outline.push(-down * ray.tip, widest * share)
  outline.push(0, widest)
  const roof = ray.roof === undefined ? Infinity : ray.base - ray.roof
  const shoulder = Math.max(0, roof - SHOULDER)
  const cut = cutAt(1)
  const full = weight > WIDEST ? length * (1 - (WIDEST / weight) ** (1 / TAPER)) : 0
  if (full > 0 && full < Math.min(shoulder, cut)) outline.push(full, widest)
  if (shoulder >= cut) {
    outline.push(cut, widthAt(cut))
    return outline
  }

  if (shoulder > 0) outline.push(shoulder, widthAt(shoulder))
  const end = Math.max(roof, cutAt(ABOVE_ROOF))
  outline.push(roof, widthAt(roof) * ABOVE_ROOF)
  if (end > roof) outline.push(end, widthAt(end) * ABOVE_ROOF)
  return outline
}
