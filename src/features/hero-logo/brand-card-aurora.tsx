import type { ComponentProps } from 'react'
import { STARS, STAR_NAMES, lowerEdgeAt } from '@/lib/cross.ts'
import { auroraRays } from './aurora-geometry.ts'
import { StillRays } from './still-rays.tsx'

/** The stamp is printed once: its inks do not follow the theme. */
const GROUND = '#0b171c'
const STAR = '#f1ecdf'
const INKS = ['#106058', '#40d696', '#cef07a', '#ffbe78', '#ff6a68', '#c4285c'] as const

const PITCH = 0.155
const BOX = { x: -4.41, y: -0.76, width: 8.24, height: 8.49 } as const
const RADII = { gamma: 0.14, beta: 0.16, delta: 0.11, alpha: 0.18, epsilon: 0.075 } as const

/** On so small a picture the curtain rises at once beyond beta. */
function stampEdge(x: number): number {
  const away = STARS.beta.x - x
  return away > 0 ? STARS.beta.y - 0.47 * away + 0.085 * away * away : lowerEdgeAt(x)
}

const rays = auroraRays({
  from: BOX.x,
  to: BOX.x + BOX.width,
  pitch: PITCH,
  edge: stampEdge,
  roofed: false,
})

/** The sky of the postage stamp: the aurora, the five stars and the axis below Magalhães. */
export function BrandCardAurora(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox={Object.values(BOX).join(' ')} aria-hidden="true" {...props}>
      <path d={`M${BOX.x} ${BOX.y}h${BOX.width}v${BOX.height}h-${BOX.width}z`} fill={GROUND} />
      <StillRays id="brand-card" rays={rays} pitch={PITCH} inks={INKS} />
      <path d="M0 6.26V8" stroke={STAR} strokeOpacity=".5" strokeWidth=".028" />
      <g fill={STAR} stroke={GROUND} strokeWidth=".12" paintOrder="stroke">
        {STAR_NAMES.map((name) => (
          <circle key={name} cx={STARS[name].x} cy={STARS[name].y} r={RADII[name]} />
        ))}
      </g>
    </svg>
  )
}
