import type { ReactNode } from 'react'
import { KITE_OUTLINE, STAR_NAMES, STARS } from '@/site/southern-cross.ts'

interface Disc {
  x: number
  y: number
  r: number
  fill: string
}

/** Above the horizon: the sun by day and at dusk, then Alpha and Beta Centauri. */
const DISCS: Record<1 | 2 | 3, readonly Disc[]> = {
  1: [{ x: 0, y: 138, r: 54, fill: 'var(--sun-day)' }],
  2: [
    { x: 0, y: 0, r: 66, fill: 'var(--sun-dusk)' },
    { x: 74, y: 150, r: 8, fill: 'currentColor' },
  ],
  3: [
    { x: -92, y: 96, r: 9.5, fill: 'currentColor' },
    { x: -34, y: 130, r: 8, fill: 'currentColor' },
  ],
}

const RADII = { gamma: 0.16, beta: 0.18, delta: 0.13, alpha: 0.2, epsilon: 0.09 } as const

function Drawing({ variant }: { variant: 1 | 2 | 3 | 4 }) {
  if (variant === 4)
    return (
      <svg viewBox="-2.6 -.4 5.2 8" aria-hidden="true" className="value-cross">
        <polygon
          points={KITE_OUTLINE}
          fill="none"
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
        {STAR_NAMES.map((star) => (
          <circle key={star} cx={STARS[star].x} cy={STARS[star].y} r={RADII[star]} />
        ))}
      </svg>
    )
  return (
    <svg
      viewBox="-130 -240 260 240"
      aria-hidden="true"
      className="value-discs absolute inset-0 size-full"
    >
      {DISCS[variant].map(({ x, y, r, fill }) => (
        <circle key={x} cx={x} cy={-y} r={r} fill={fill} strokeWidth={r * 0.6} />
      ))}
    </svg>
  )
}

/** From day (1) to midnight (4) over one horizon. */
export function ValuePicture(props: { variant: 1 | 2 | 3 | 4 }): ReactNode {
  return (
    <div className="value-sky">
      <Drawing {...props} />
    </div>
  )
}
