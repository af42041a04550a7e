import { describe, expect, it } from 'vitest'
import { auroraRays } from '@/features/hero-logo/aurora-geometry.ts'
import { STARS, isInKite, lowerEdgeAt, roofAt } from '@/lib/cross.ts'

const FIELD = { from: -12, to: 8, pitch: 0.082 }
const rays = auroraRays(FIELD)

describe('the rays of the aurora', () => {
  it('stand on an even grid that has one of them on the axis', () => {
    expect(rays.filter((ray) => ray.x === 0)).toHaveLength(1)
    expect(rays).toHaveLength(Math.floor(12 / FIELD.pitch) + Math.floor(8 / FIELD.pitch) + 1)
    for (const [index, ray] of rays.entries()) {
      expect(ray.x).toBeCloseTo(-11.972 + index * FIELD.pitch)
    }
  })

  it('are the same every time', () => {
    expect(auroraRays(FIELD)).toEqual(rays)
  })

  it('hang from the lower edge', () => {
    for (const ray of rays) expect(Math.abs(ray.base - lowerEdgeAt(ray.x))).toBeLessThan(0.05)
  })

  it('have a weight within their cell, full in the kite and fading outward', () => {
    for (const ray of rays) {
      const [least, most] = ray.kind === 'kite' ? [0.65, 1] : [0.02, 0.6]
      expect(ray.weight).toBeGreaterThan(least)
      expect(ray.weight).toBeLessThan(most)
    }
    const mean = (from: number, to: number) => {
      const some = rays.filter((ray) => ray.x >= from && ray.x < to)
      return some.reduce((sum, ray) => sum + ray.weight, 0) / some.length
    }
    expect(mean(-12, -9)).toBeLessThan(mean(-9, -6))
    expect(mean(-9, -6)).toBeLessThan(mean(-6, STARS.beta.x))
    expect(mean(5, 8)).toBeLessThan(mean(STARS.delta.x, 5))
  })

  it('reach the roof and beyond in the kite, and know where it is', () => {
    for (const ray of rays) {
      expect(ray.kind === 'kite').toBe(isInKite(ray.x))
      expect(ray.roof).toBe(isInKite(ray.x) ? roofAt(ray.x) : undefined)
      expect(ray.base - ray.length).toBeLessThan((ray.roof ?? Infinity) - 0.2)
    }
  })

  it('can hang from another edge and leave out the roof', () => {
    const others = auroraRays({ ...FIELD, edge: () => 1, roofed: false })
    for (const ray of others) {
      expect(Math.abs(ray.base - 1)).toBeLessThan(0.05)
      expect(ray.roof).toBeUndefined()
    }
  })
})
