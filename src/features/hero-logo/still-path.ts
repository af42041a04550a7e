import type { Ray } from './aurora-geometry.ts'
import { PLAIN_TIPS, traceRayOutline } from './ray-outline.ts'

/** Path data counts in whole steps per cross unit: finer across, where a line is a few px wide. */
const GRID = { x: 1000, y: 100 } as const

/** Brings still paths back to cross units. */
export const STILL_TRANSFORM = `scale(${1 / GRID.x} ${1 / GRID.y})`

/**
 * A ray as SVG path data. A hair without width runs up to the full length of the ray, so that the
 * box of the path, and with it the gradient, spans the ray from tip to end.
 */
export function stillPath(ray: Ray, pitch: number): string {
  const outline = traceRayOutline([], ray, pitch, ray.length, ray.weight, PLAIN_TIPS[ray.kind])
  const right: { x: number; y: number }[] = []
  for (let i = 0; i < outline.length; i += 2) {
    right.push({
      x: Math.round((outline[i + 1] ?? 0) * GRID.x),
      y: Math.round((ray.base - (outline[i] ?? 0)) * GRID.y),
    })
  }
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
  return `${path}H${centre}`
}
