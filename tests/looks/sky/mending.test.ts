import { readFileSync } from 'node:fs'
import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import {
  crackAt,
  DRAWING,
  EDGE,
  FALLEN,
  moveByKey,
  moveHalfway,
  STAR_PLACE,
  snap,
  type Place,
} from '@/looks/sky/mending.ts'

function repeat(times: number, move: (at: Place) => Place | undefined): Place {
  return Array.from({ length: times }).reduce((at: Place) => move(at) ?? at, FALLEN)
}

it.each(['light', 'dark'])('The %s drawing has its parts where they are taken for', (theme) => {
  const file = readFileSync(`src/assets/not-found-${theme}.svg`, 'utf8')
  const drawing = new DOMParser().parseFromString(file, 'image/svg+xml')
  const centre = (selector: string) => {
    const circle = drawing.querySelector(selector)
    return ['cx', 'cy'].map((name) => Number(circle?.getAttribute(name)))
  }
  expect(drawing.documentElement.getAttribute('viewBox')).toBe(
    `0 0 ${DRAWING.width} ${DRAWING.height}`,
  )
  expect(centre('.star circle')).toEqual([FALLEN.x, FALLEN.y])
  const [x = 0, y = 0] = centre('.place')
  expect(Math.hypot(x - STAR_PLACE.x, y - STAR_PLACE.y)).toBeLessThan(1)
  for (const part of ['.upper.rays', '.lower.rays', '.plates', '.bolt', '.fall', '.line'])
    expect(drawing.querySelector(part)).not.toBeNull()
})

// e2e/fallen-star.spec.ts tests where the arrow keys lead.
it('The End key leads the fallen star to its place, and Home back', () => {
  expect(moveByKey('End', FALLEN)).toBe(STAR_PLACE)
  expect(moveByKey('Home', STAR_PLACE)).toEqual(FALLEN)
  expect(moveByKey('Tab', FALLEN)).toBeUndefined()
})

it('Four taps lead the fallen star to its place', () => {
  expect(repeat(1, moveHalfway)).not.toBe(STAR_PLACE)
  expect(repeat(4, moveHalfway)).toBe(STAR_PLACE)
})

it('The fallen star never leaves the drawing', () => {
  const far = integer({ min: -5000, max: 5000 })
  assert(
    property(
      far,
      far,
      constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'),
      (x, y, key) => {
        const at = moveByKey(key, snap({ x, y })) ?? FALLEN
        expect(at.x).toBeGreaterThanOrEqual(EDGE)
        expect(at.x).toBeLessThanOrEqual(DRAWING.width - EDGE)
        expect(at.y).toBeGreaterThanOrEqual(EDGE)
        expect(at.y).toBeLessThanOrEqual(DRAWING.height - EDGE)
      },
    ),
  )
})

it('The crack closes as the fallen star comes near its place', () => {
  expect(crackAt(FALLEN)).toBe(1)
  expect(crackAt({ x: 0, y: 0 })).toBe(1)
  expect(crackAt(moveHalfway(FALLEN))).toBeCloseTo(0.5)
  expect(crackAt(STAR_PLACE)).toBe(0)
})
