import type { Pull } from './pointer-pull.ts'

const POINTER_MS = 190
const BREATH_EASE_MS = 400
const BREATH_PERIOD_MS = 4500
const BREATH_DEPTH = 0.1

/** What moves: the eased pointer and the depth of the idle breath, 0 to 1. Places in cross units. */
export type Motion = Pull & { readonly breath: number }

export const AT_REST: Motion = { x: 0, y: 0, presence: 0, breath: 0 }

function ease(from: number, to: number, elapsed: number, constant: number): number {
  return to + (from - to) * Math.exp(-elapsed / constant)
}

/** One step toward the target. A pointer that comes back starts where it is, not where it left. */
export function step(motion: Motion, target: Motion, elapsed: number): Motion {
  const arriving = motion.presence < 0.01 && target.presence > 0
  return {
    x: arriving ? target.x : ease(motion.x, target.x, elapsed, POINTER_MS),
    y: arriving ? target.y : ease(motion.y, target.y, elapsed, POINTER_MS),
    presence: ease(motion.presence, target.presence, elapsed, POINTER_MS),
    breath: ease(motion.breath, target.breath, elapsed, BREATH_EASE_MS),
  }
}

/** Whether the rest of the way could not be seen. */
export function isSettled(motion: Motion, target: Motion): boolean {
  return (
    Math.abs(motion.presence - target.presence) < 0.004 &&
    Math.abs(motion.breath - target.breath) < 0.004 &&
    (motion.presence < 0.01 || Math.hypot(motion.x - target.x, motion.y - target.y) < 0.004)
  )
}

/** The breath of a line at x, as a factor of its weight and length: within a tenth around 1. */
export function breathAt(depth: number, time: number, x: number): number {
  return 1 + BREATH_DEPTH * depth * Math.sin((2 * Math.PI * time) / BREATH_PERIOD_MS + 0.7 * x)
}
