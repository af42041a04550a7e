import { describe, expect, it } from 'vitest'
import { siderealClock, siderealDegrees } from '@/screens/sky/sidereal-time.ts'

const SECOND_DEG = 1 / 240

function seconds(hours: number, minutes: number, rest: number): number {
  return (hours * 60 + minutes) * 60 + rest
}

/** Between two angles, the short way round. */
function apart(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180)
}

/** By the Earth's rotation angle (IAU 2006; IERS Conventions 2010, 5.14, 5.15 and 5.32). */
function byRotationAngle(timeMs: number): number {
  const days = timeMs / 86_400_000 + 2_440_587.5 - 2_451_545
  const t = days / 36_525
  const turns = (days % 1) + 0.779057273264 + 0.00273781191135448 * days
  const arcseconds = 0.014506 + 4612.156534 * t + 1.3915817 * t ** 2 - 0.00000044 * t ** 3
  return (((turns * 360 + arcseconds / 3600) % 360) + 360) % 360
}

describe('Greenwich’s sidereal time', () => {
  it.each([
    // Meeus, Astronomical Algorithms, examples 12.a and 12.b.
    ['1987-04-10T00:00:00Z', seconds(13, 10, 46.3668)],
    ['1987-04-10T19:21:00Z', seconds(8, 34, 57.0896)],
    // The IAU's definition of 1982: 24110.54841 s at midnight, twelve hours more at noon.
    ['2000-01-01T12:00:00Z', seconds(18, 41, 50.54841)],
  ])('at %s is as published', (moment, published) => {
    const degrees = siderealDegrees(Date.parse(moment), 0)
    expect(apart(degrees, published * SECOND_DEG)).toBeLessThan(0.001 * SECOND_DEG)
  })

  it.each([
    '1969-07-20T20:17:40Z',
    '1999-12-31T23:59:59Z',
    '2008-02-29T06:30:00Z',
    '2017-09-22T20:02:00Z',
    '2024-03-20T03:06:00Z',
    '2030-06-21T07:31:00Z',
    '2049-12-31T15:00:00Z',
  ])('at %s is what the Earth’s rotation angle gives', (moment) => {
    const time = Date.parse(moment)
    expect(apart(siderealDegrees(time, 0), byRotationAngle(time))).toBeLessThan(0.1 * SECOND_DEG)
  })
})

it('East of Greenwich it is later, by four minutes for each degree', () => {
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
])('%f degrees are %i hours and %s minutes', (degrees, hours, minutes) => {
  expect(siderealClock(degrees)).toEqual({ hours, minutes })
})
