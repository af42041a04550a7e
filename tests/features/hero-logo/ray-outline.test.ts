import { describe, expect, it } from 'vitest'
import { traceRayOutline } from '@/features/hero-logo/ray-outline.ts'

const PITCH = 0.08
const ray = { base: 3, tip: 0.16, roof: undefined }

function trace(weight: number, length = 4, roof?: number) {
  const flat = traceRayOutline([], { ...ray, roof }, PITCH, length, weight)
  const points: { height: number; width: number }[] = []
  for (let i = 0; i < flat.length; i += 2) {
    points.push({ height: flat[i] ?? NaN, width: 2 * (flat[i + 1] ?? NaN) })
  }
  return points
}

describe('the outline of a line', () => {
  it('rises from the end of the tip to the cut', () => {
    const heights = trace(0.5).map((point) => point.height)
    expect(heights[0]).toBeCloseTo(-ray.tip)
    expect(heights.toSorted((a, b) => a - b)).toEqual(heights)
    expect(heights.at(-1)).toBeLessThan(4)
  })

  it('is widest at the base, by its weight, and tapers both ways', () => {
    const points = trace(0.5)
    const base = points.find((point) => point.height === 0)
    expect(base?.width).toBeCloseTo(0.5 * PITCH)
    for (const point of points) expect(point.width).toBeLessThanOrEqual(0.5 * PITCH)
    expect(points[0]?.width).toBeLessThan(0.1 * PITCH)
  })

  it('is never wider than its cell, and stays full up to where the taper falls below it', () => {
    const points = trace(1.6)
    const full = points.filter((point) => point.width === points[4]?.width)
    expect(full.length).toBeGreaterThan(1)
    for (const point of points) expect(point.width).toBeLessThan(PITCH)
  })

  it('has four tenths of its weight above the roof', () => {
    const points = trace(0.84, 6, 1)
    const roof = points.find((point) => point.height === 2)
    expect(roof?.width).toBeCloseTo(0.4 * 0.84 * PITCH * (1 - 2 / 6) ** 1.08)
  })

  it.each([
    [0.05, 2, undefined],
    [0.03, 1, 2.5],
    [0.8, 0.3, 2.75],
    [0.8, 0.3, 0],
    [0.8, 1, 1.97],
    [1.3, 7, 2.99],
    [0.01, 2, undefined],
  ])('is drawable for a weight of %f, a length of %f and a roof at %s', (weight, length, roof) => {
    for (const { height, width } of trace(weight, length, roof)) {
      expect(height).toBeGreaterThanOrEqual(-ray.tip)
      expect(height).toBeLessThan(10)
      expect(width).toBeGreaterThanOrEqual(0)
    }
  })
})
