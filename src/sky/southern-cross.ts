/** In units of the constellation, with y downwards: gamma is at 0, 0 and alpha at 0, 6.02. */
export type Point = { readonly x: number; readonly y: number }

export const STAR_NAMES = ['gamma', 'beta', 'delta', 'alpha', 'epsilon'] as const
export type StarName = (typeof STAR_NAMES)[number]

/** All drawings of the constellation are made of these; `r` is a star's radius in the hero. */
export const STARS = {
  gamma: { x: 0, y: 0, r: 0.1305 },
  beta: { x: -2.295, y: 2.359, r: 0.145 },
  delta: { x: 1.929, y: 1.845, r: 0.089 },
  alpha: { x: 0, y: 6.02, r: 0.163 },
  epsilon: { x: 0.925, y: 3.401, r: 0.058 },
} as const satisfies Record<StarName, Point & { readonly r: number }>

const { gamma, beta, delta, alpha } = STARS

export const KITE_HEIGHT = alpha.y

export const KITE_OUTLINE = [gamma, delta, alpha, beta].map(({ x, y }) => `${x},${y}`).join(' ')
