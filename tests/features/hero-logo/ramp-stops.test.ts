import { describe, expect, it } from 'vitest'
import { rampStops } from '@/features/hero-logo/ramp-stops.ts'

describe('the stops of the ramp', () => {
  it('lie where the design puts them while the core rests', () => {
    const stops = rampStops(0.27)
    for (const [index, stop] of [0, 0.09, 0.27, 0.46, 0.68, 1].entries()) {
      expect(stops[index]).toBeCloseTo(stop)
    }
  })

  it('carry the lime to the core and stay in order and in range for every core', () => {
    for (let core = 0; core <= 1; core += 1 / 160) {
      const stops = rampStops(core)
      expect(stops[2]).toBeCloseTo(core)
      expect(stops.toSorted((a, b) => a - b)).toEqual(stops)
      expect(stops[0]).toBe(0)
      // Canvas gradients refuse a stop of 1.0000000000000002.
      expect(stops.at(-1)).toBeLessThanOrEqual(1)
      expect(stops.at(-1)).toBeCloseTo(1)
    }
  })
})
