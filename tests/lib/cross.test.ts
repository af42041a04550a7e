import { describe, expect, it } from 'vitest'
import { STARS, STAR_NAMES, isInKite, lowerEdgeAt, markShape, roofAt } from '@/lib/cross.ts'

describe('the roof', () => {
  it('passes through beta, gamma and delta', () => {
    expect(roofAt(STARS.beta.x)).toBeCloseTo(STARS.beta.y)
    expect(roofAt(STARS.gamma.x)).toBeCloseTo(STARS.gamma.y)
    expect(roofAt(STARS.delta.x)).toBeCloseTo(STARS.delta.y)
  })
})

describe('the lower edge', () => {
  it.each(['beta', 'alpha', 'delta'] as const)('passes through %s', (star) => {
    expect(lowerEdgeAt(STARS[star].x)).toBeCloseTo(STARS[star].y)
  })

  it('has no step anywhere', () => {
    for (let x = -25; x < 18; x += 0.01) {
      expect(Math.abs(lowerEdgeAt(x + 0.01) - lowerEdgeAt(x))).toBeLessThan(0.03)
    }
  })

  it('lies below the roof everywhere in the kite', () => {
    for (let x = STARS.beta.x + 0.05; x < STARS.delta.x; x += 0.05) {
      expect(isInKite(x)).toBe(true)
      expect(lowerEdgeAt(x)).toBeGreaterThan(roofAt(x))
    }
  })

  it('undulates outside the kite without reaching the title, however wide the window', () => {
    for (let x = -40; x < 30; x += 0.1) {
      if (isInKite(x)) continue
      expect(lowerEdgeAt(x)).toBeGreaterThan(0.7)
      expect(lowerEdgeAt(x)).toBeLessThan(3.5)
    }
  })

  it('rises at the far left, above the line that stands over the title in short windows', () => {
    for (let x = -40; x < -11; x += 0.1) expect(lowerEdgeAt(x)).toBeLessThan(1.2)
  })
})

describe('the mark', () => {
  const numbers = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

  it.each([
    [16, 1.12, 0.66],
    [20, 1.12, 0.66],
    [28, 0.9, 0.52],
    [32, 0.9, 0.52],
    [48, 0.76, 0.45],
    [220, 0.76, 0.45],
  ])('at %i px has a bite of %f and a dot of %f units', (height, bite, dot) => {
    const { body, dot: circle } = markShape(height)
    expect(body).toContain(`A${bite} ${bite} 0 1 0`)
    expect(circle).toEqual({ cx: 1.02, cy: 3.36, r: dot })
  })

  it('begins and ends the bite on the edge from delta to alpha, at the radius of the bite', () => {
    const [from, to] = markShape(100).body.split(/A[\d.]+ [\d.]+ 0 1 0 /)
    for (const [x, y] of [numbers(from ?? '').slice(-2), numbers(to ?? '').slice(0, 2)]) {
      expect(x).toBeTypeOf('number')
      expect(lowerEdgeAt(x ?? 0)).toBeCloseTo(y ?? 0, 2)
      expect(Math.hypot((x ?? 0) - 1.02, (y ?? 0) - 3.36)).toBeCloseTo(0.76, 2)
    }
  })

  it('stays within its view box', () => {
    const { viewBox, dot } = markShape(16)
    const [left = 0, top = 0, width = 0, height = 0] = numbers(viewBox)
    for (const name of STAR_NAMES) {
      expect(STARS[name].x).toBeGreaterThanOrEqual(left)
      expect(STARS[name].x).toBeLessThanOrEqual(left + width)
      expect(STARS[name].y).toBeGreaterThanOrEqual(top)
      expect(STARS[name].y).toBeLessThanOrEqual(top + height)
    }
    expect(dot.cx + dot.r).toBeLessThan(left + width)
  })
})
