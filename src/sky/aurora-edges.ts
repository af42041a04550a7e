import { STARS, type Point } from './southern-cross.ts'

const { gamma, beta, delta, alpha } = STARS

function between(from: Point, to: Point, x: number): number {
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
}

export function isInKite(x: number): boolean {
  return x > beta.x && x < delta.x
}

export function upperEdgeAt(x: number): number {
  return x < gamma.x ? between(beta, gamma, x) : between(gamma, delta, x)
}

/** The aurora's lower edge left and right of the kite, traced from the design. */
const WEST: readonly Point[] = [
  { x: -22, y: 1 },
  { x: -19, y: 0.9 },
  { x: -17, y: 1.06 },
  { x: -15, y: 1.04 },
  { x: -13.2, y: 0.9 },
  { x: -12, y: 0.94 },
  { x: -11, y: 1.11 },
  { x: -10, y: 1.48 },
  { x: -9, y: 1.8 },
  { x: -8, y: 2.09 },
  { x: -7, y: 2.32 },
  { x: -6, y: 2.48 },
  { x: -5, y: 2.54 },
  { x: -4, y: 2.51 },
  { x: -3.5, y: 2.55 },
  { x: -2.7, y: 2.38 },
  beta,
]

const EAST: readonly Point[] = [
  delta,
  { x: 2.6, y: 2.53 },
  { x: 3.35, y: 3.07 },
  { x: 4.15, y: 3.34 },
  { x: 4.8, y: 3.18 },
  { x: 5.8, y: 2.66 },
  { x: 7, y: 2.04 },
  { x: 8.2, y: 1.78 },
  { x: 9.6, y: 1.98 },
  { x: 11, y: 2.12 },
  { x: 12.6, y: 1.8 },
  { x: 15, y: 1.5 },
]

/** A Catmull-Rom spline, a smooth curve through all points. Level beyond its ends. */
function curveAt(knots: readonly Point[], x: number): number {
  const next = knots.findIndex((knot) => knot.x > x)
  const b = knots[next - 1]
  const c = knots[next]
  if (!b || !c) return (next === 0 ? knots[0] : knots.at(-1))?.y ?? 0
  const a = knots[next - 2] ?? b
  const d = knots[next + 1] ?? c
  const step = c.x - b.x
  const t = (x - b.x) / step
  const leave = ((c.y - a.y) / (c.x - a.x)) * step
  const arrive = ((d.y - b.y) / (d.x - b.x)) * step
  return (
    b.y +
    t * leave +
    t * t * (3 * (c.y - b.y) - 2 * leave - arrive) +
    t * t * t * (leave + arrive - 2 * (c.y - b.y))
  )
}

export function lowerEdgeAt(x: number): number {
  if (x < beta.x) return curveAt(WEST, x)
  if (x > delta.x) return curveAt(EAST, x)
  return x < alpha.x ? between(beta, alpha, x) : between(alpha, delta, x)
}
