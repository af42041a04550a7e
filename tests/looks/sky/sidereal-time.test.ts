import { expect, it } from 'vitest'
import { siderealClock, siderealDegrees } from '@/looks/sky/sidereal-time.ts'

const SECOND_DEG = 1 / 240

function seconds(hours: number, minutes: number, rest: number): number {
  return (hours * 60 + minutes) * 60 + rest
}

/** The smaller difference between two angles. */
function apart(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180)
}

it.each([
  // Meeus, Astronomical Algorithms, examples 12.a and 12.b.
  ['1987-04-10T00:00:00Z', seconds(13, 10, 46.3668)],
  ['1987-04-10T19:21:00Z', seconds(8, 34, 57.0896)],
  // The IAU's definition of 1982: 24110.54841 s at midnight, twelve hours more at noon.
  ['2000-01-01T12:00:00Z', seconds(18, 41, 50.54841)],
])('Greenwich’s sidereal time at %s is as published', (moment, published) => {
  const degrees = siderealDegrees(Date.parse(moment), 0)
  expect(apart(degrees, published * SECOND_DEG)).toBeLessThan(0.001 * SECOND_DEG)
})

it('Sidereal time is later in the east, by four minutes for each degree', () => {
  const time = Date.parse('2025-05-05T05:05:05Z')
  for (const longitude of [-180, -48.55, 0.5, 139.7])
    expect(
      apart(siderealDegrees(time, longitude), siderealDegrees(time, 0) + longitude),
    ).toBeLessThan(1e-9)
})

it.each([
  [0, 0, '00'],
  [15.25, 1, '01'],
  [318.6, 21, '14'],
  [359.999, 23, '59'],
])('A sidereal time of %f degrees is %i hours and %s minutes', (degrees, hours, minutes) => {
  expect(siderealClock(degrees)).toEqual({ hours, minutes })
})
