import { STARS } from './southern-cross.ts'

export type Place = { readonly x: number; readonly y: number }

export const DRAWING = { width: 1200, height: 1000 } as const

/** The position of the whole kite's head, and the length of a unit of the Cross. */
export const KITE = { x: 600, y: 118, unit: 104 } as const

export const FALLEN: Place = { x: 886.2, y: 851.7 }
export const STAR_PLACE: Place = {
  x: KITE.x + KITE.unit * STARS.epsilon.x,
  y: KITE.y + KITE.unit * STARS.epsilon.y,
}

/** Keeps the star's button inside the drawing, where the header does not cover it. */
export const EDGE = 80
const SNAP_REACH = 64
const STEP = 40

const KEYS: Readonly<Record<string, (at: Place) => Place>> = {
  ArrowLeft: ({ x, y }) => ({ x: x - STEP, y }),
  ArrowRight: ({ x, y }) => ({ x: x + STEP, y }),
  ArrowUp: ({ x, y }) => ({ x, y: y - STEP }),
  ArrowDown: ({ x, y }) => ({ x, y: y + STEP }),
  Home: () => FALLEN,
  End: () => STAR_PLACE,
}

function distance(at: Place): number {
  return Math.hypot(at.x - STAR_PLACE.x, at.y - STAR_PLACE.y)
}

/** Keeps the star in the drawing, and snaps it to its place if it is near. */
export function snap(at: Place): Place {
  if (distance(at) <= SNAP_REACH) return STAR_PLACE
  const within = (value: number, end: number) => Math.min(end - EDGE, Math.max(EDGE, value))
  return { x: within(at.x, DRAWING.width), y: within(at.y, DRAWING.height) }
}

export function moveByKey(key: string, at: Place): Place | undefined {
  const move = KEYS[key]
  return move && snap(move(at))
}

export function moveHalfway(at: Place): Place {
  return snap({ x: (at.x + STAR_PLACE.x) / 2, y: (at.y + STAR_PLACE.y) / 2 })
}

/** How far the crack is open, from 1 where the star fell to 0 at its place. */
export function crackAt(at: Place): number {
  return Math.min(1, distance(at) / distance(FALLEN))
}
