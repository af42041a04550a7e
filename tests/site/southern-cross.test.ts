import { describe, expect, it } from 'vitest'
import { STARS, isInKite, lowerEdgeAt, markShape, upperEdgeAt } from '@/site/southern-cross.ts'

describe('the aurora’s edges', () => {
  it('pass through the stars of the kite', () => {
    for (const star of [STARS.beta, STARS.gamma, STARS.delta])
      expect(upperEdgeAt(star.x)).toBeCloseTo(star.y)
    for (const star of [STARS.beta, STARS.alpha, STARS.delta])
      expect(lowerEdgeAt(star.x)).toBeCloseTo(star.y)
  })

  it('have no step, leave room in the kite, and keep clear of the title beside it', () => {
    for (let x = -40; x < 30; x += 0.02) {
      const edge = lowerEdgeAt(x)
      expect(Math.abs(lowerEdgeAt(x + 0.01) - edge)).toBeLessThan(0.03)
      // At the far left it stands above the line over the title in short windows.
      const lowest = x < -11 ? 1.2 : 3.5
      const [from, to] = isInKite(x) ? [upperEdgeAt(x), STARS.alpha.y] : [0.7, lowest]
      expect(edge).toBeGreaterThan(from)
      expect(edge).toBeLessThanOrEqual(to)
    }
  })
})

describe('the mark', () => {
  it.each([
    [20, 1.12, 0.66],
    [28, 0.9, 0.52],
    [48, 0.76, 0.45],
  ])('at %i px has a bite of %f units on its edge, and a dot of %f', (height, bite, dot) => {
    const { body, dot: circle } = markShape(height)
    expect(circle).toEqual({ cx: 1.02, cy: 3.36, r: dot })
    const ends = /(\S+) (\S+)A(\S+) \S+ 0 1 0 (\S+) (\S+)L/.exec(body)?.slice(1).map(Number) ?? []
    const [fromX = 0, fromY = 0, radius, toX = 0, toY = 0] = ends
    expect(radius).toBe(bite)
    for (const [x, y] of [
      [fromX, fromY],
      [toX, toY],
    ] as const) {
      expect(lowerEdgeAt(x)).toBeCloseTo(y, 2)
      expect(Math.hypot(x - circle.cx, y - circle.cy)).toBeCloseTo(bite, 2)
    }
  })

  it('has a view box that holds the four outer stars', () => {
    const { beta, delta, alpha } = STARS
    expect(markShape(48).viewBox).toBe(`${beta.x} 0 ${delta.x - beta.x} ${alpha.y}`)
  })
})
