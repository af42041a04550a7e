import type { Ray } from './aurora-rays.ts'

/** The pointer in cross units, and how much it counts: 0 absent, 1 present. */
export type Pointer = { readonly x: number; readonly y: number; readonly presence: number }

export const NO_POINTER: Pointer = { x: 0, y: 0, presence: 0 }

/** Distance, in cross units, at which thickening and growth have fallen to 1/e. */
const REACH = 1.2
const CORE_REACH = 1.55
/** The thin lines of the veil answer more than the full ones of the kite. */
const GAIN = { kite: { weight: 0.4, length: 0.15 }, veil: { weight: 0.9, length: 0.4 } } as const

/** A ray near the pointer: it thickens and grows, and its lime core goes to the pointer's height. */
export function shapeAt(ray: Ray, { x, y, presence }: Pointer) {
  const near = presence * Math.exp(-(((ray.x - x) / REACH) ** 2))
  const follow = presence * Math.exp(-(((ray.x - x) / CORE_REACH) ** 4))
  const length = ray.length * (1 + GAIN[ray.kind].length * near)
  const height = Math.min(0.62, Math.max(0.12, (ray.base - y) / length))
  return {
    length,
    weight: ray.weight * (1 + GAIN[ray.kind].weight * near),
    core: ray.core + (height - ray.core) * follow,
  }
}

/** Where the six inks lie along a line at rest, base to top; the third is the lime. */
const STOPS = [0, 0.09, 0.27, 0.46, 0.68, 1] as const
const LIME = STOPS[2]

export function rampStops(core: number): number[] {
  return STOPS.map((stop) =>
    stop < LIME
      ? (stop * core) / LIME
      : Math.min(1, core + ((stop - LIME) * (1 - core)) / (1 - LIME)),
  )
}

const ABOVE_ROOF = 0.4
/** How far below the roof a line begins to narrow to its weight above it. */
const SHOULDER = 0.1
const TAPER = 1.08
/** Neighbours never touch: no line is wider than this share of the pitch. */
const WIDEST = 0.97

/** Along a tip: how far down it (0 to 1), and the share of the base's width left there. */
export type Tip = readonly (readonly [down: number, share: number])[]

const TIP: Tip = [
  [1, 0.07],
  [0.7, 0.2],
  [0.42, 0.4],
  [0.24, 0.76],
]

type OutlinePoint = readonly [height: number, half: number]

/** The right half of a line from its tip to its end: height above the base and half the width. */
export function rayOutline(
  { base, tip: tipLength, roof }: Pick<Ray, 'base' | 'tip' | 'roof'>,
  pitch: number,
  length: number,
  weight: number,
  tip = TIP,
): OutlinePoint[] {
  const halfAt = (height: number) =>
    (pitch / 2) * Math.min(WIDEST, weight * Math.max(0, 1 - height / length) ** TAPER)
  const full = Math.max(0, length * (1 - (WIDEST / weight) ** (1 / TAPER)))
  const roofHeight = roof === undefined ? length : base - roof
  const shoulder = roofHeight < length ? Math.max(0, roofHeight - SHOULDER) : length
  const below = [...new Set([0, full, shoulder])].filter((height) => height <= shoulder)
  const outline: OutlinePoint[] = [
    ...tip.map(([down, share]): OutlinePoint => [-down * tipLength, halfAt(0) * share]),
    ...below.map((height): OutlinePoint => [height, halfAt(height)]),
  ]
  if (shoulder < length) outline.push([roofHeight, halfAt(roofHeight) * ABOVE_ROOF], [length, 0])
  return outline
}
