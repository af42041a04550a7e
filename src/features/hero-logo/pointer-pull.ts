import type { Ray } from './aurora-geometry.ts'

/** Where the pointer is in the sky, in cross units, and how much it counts (0 absent, 1 present). */
export type Pull = { readonly x: number; readonly y: number; readonly presence: number }

/** Distance, in cross units, at which thickening and growth have fallen to 1/e. */
const REACH = 1.2
const CORE_REACH = 1.55
/** The thin lines of the veil answer more than the full ones of the kite. */
const THICKEN = { kite: 0.4, veil: 0.9 } as const
const GROW = { kite: 0.15, veil: 0.4 } as const

/** How strongly the pointer thickens and lengthens a line at x: 1 under it, falling off as a bell. */
export function closeness(pull: Pull, x: number): number {
  return pull.presence * Math.exp(-(((x - pull.x) / REACH) ** 2))
}

export function thickened(ray: Ray, near: number): number {
  return ray.weight * (1 + THICKEN[ray.kind] * near)
}

export function grown(ray: Ray, near: number): number {
  return ray.length * (1 + GROW[ray.kind] * near)
}

/** The lime core of a line: drawn to the pointer's height, the more so the nearer the pointer is. */
export function coreAt(pull: Pull, ray: Ray, length: number): number {
  const follow = pull.presence * Math.exp(-(((ray.x - pull.x) / CORE_REACH) ** 4))
  const height = Math.min(0.62, Math.max(0.12, (ray.base - pull.y) / length))
  return ray.core + (height - ray.core) * follow
}
