import { describe, expect, it } from 'vitest'
import { auroraRays } from '@/features/hero-logo/aurora-geometry.ts'
import { stillPath } from '@/features/hero-logo/still-path.ts'

const PITCH = 0.1

/** Walks a path of the commands that stillPath writes, in the grid of 1000 by 100 per unit. */
function walk(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MVHlhv])([^MVHlhv]+)/g)].map(([, command, rest = '']) => {
    const [a = 0, b = 0] = (rest.match(/-?\d+/g) ?? []).map(Number)
    if (command === 'M') [x, y] = [a, b]
    else if (command === 'V') y = a
    else if (command === 'H') x = a
    else if (command === 'h') x += a
    else if (command === 'v') y += a
    else [x, y] = [x + a, y + b]
    return { x, y }
  })
}

describe('a ray as path data', () => {
  it.each(auroraRays({ from: -4, to: 4, pitch: 0.8 }))(
    'spans the ray at $x from the end of its length to its tip, and closes',
    (ray) => {
      const path = stillPath(ray, PITCH)
      const points = walk(path)
      const ys = points.map((point) => point.y)
      expect(Math.min(...ys)).toBe(Math.round((ray.base - ray.length) * 100))
      expect(Math.max(...ys)).toBe(Math.round((ray.base + ray.tip) * 100))
      const centre = Math.round(ray.x * 1000)
      expect(points[0]?.x).toBe(centre)
      expect(points.at(-1)).toEqual({ x: centre, y: points[1]?.y })
      for (const { x } of points) {
        expect(Math.abs(x - centre)).toBeLessThanOrEqual((PITCH * 1000) / 2)
      }
    },
  )
})
