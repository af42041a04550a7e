import { expect, it } from 'vitest'
import { isInKite, lowerEdgeAt, upperEdgeAt } from '@/sky/aurora-edges.ts'
import { STARS } from '@/sky/southern-cross.ts'

it('The aurora’s edges pass through the stars of the kite', () => {
  for (const star of [STARS.beta, STARS.gamma, STARS.delta])
    expect(upperEdgeAt(star.x)).toBeCloseTo(star.y)
  for (const star of [STARS.beta, STARS.alpha, STARS.delta])
    expect(lowerEdgeAt(star.x)).toBeCloseTo(star.y)
})

it('The aurora’s edges have no step, leave room in the kite, and keep clear of the title beside it', () => {
  for (let x = -40; x < 30; x += 0.02) {
    const edge = lowerEdgeAt(x)
    expect(Math.abs(lowerEdgeAt(x + 0.01) - edge)).toBeLessThan(0.03)
    // In low windows the far left is above the line over the title.
    const lowest = x < -11 ? 1.2 : 3.5
    const [from, to] = isInKite(x) ? [upperEdgeAt(x), STARS.alpha.y] : [0.7, lowest]
    expect(edge).toBeGreaterThan(from)
    expect(edge).toBeLessThanOrEqual(to)
  }
})
