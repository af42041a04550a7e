import type { Ray } from './aurora-geometry.ts'

const ABOVE_ROOF = 0.4
/** How far below the roof a line begins to narrow to its weight above it. */
const SHOULDER = 0.1
const TAPER = 1.08
/** Neighbours never touch: no line is wider than this share of the pitch. */
const WIDEST = 0.97
/** A line is cut where it would be thinner than this share of the pitch. */
const THINNEST = 0.027

/** Along a tip: how far down it (0 to 1), and the share of the base's width left there. */
export type Tip = readonly (readonly [down: number, share: number])[]

const TIP: Tip = [
  [1, 0.07],
  [0.7, 0.2],
  [0.42, 0.4],
  [0.24, 0.76],
]

/**
 * The right half of a line's outline from its tip to its cut, written into `outline` as height
 * above the base and half width in turn, both in cross units.
 */
export function traceRayOutline(
  outline: number[],
  ray: Pick<Ray, 'base' | 'tip' | 'roof'>,
  pitch: number,
  length: number,
  weight: number,
  tip = TIP,
): number[] {
  const widest = (Math.min(weight, WIDEST) * pitch) / 2
  const widthAt = (height: number) =>
    Math.min(widest, ((weight * pitch) / 2) * Math.max(0, 1 - height / length) ** TAPER)
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
