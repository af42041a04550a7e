import type { Value } from '@/content/schema/texts.ts'
import { KITE_OUTLINE, STAR_NAMES, STARS } from './southern-cross.ts'

interface Disc {
  x: number
  y: number
  r: number
  fill: string
  /** How far it has risen once its card is read, or sunk. */
  rise?: number
}

/** The sun by day (1), and the sun and the first star at dusk (2), measured from the horizon. */
const DISCS: Partial<Record<Value['bg'], readonly Disc[]>> = {
  1: [{ x: 0, y: 138, r: 54, fill: 'var(--sun-day)', rise: 138 }],
  2: [
    { x: 0, y: 0, r: 66, fill: 'var(--sun-dusk)', rise: -66 },
    { x: 74, y: 150, r: 8, fill: 'currentColor' },
  ],
}

/** Dots in the Cross's units: Alpha and Beta Centauri, which point to it, and stars of Centaurus and Carina. */
const POINTERS = 'M-15.72 6.18h0M-11.67 4.28h0'
const FIELD = 'M5.66 7.09h0M10.2-.43h0M10.16 4.4h0M12 5.1h0M21.03 5.6h0'

/** Larger than in the hero, because the drawing is smaller. */
const RADII = { gamma: 0.21, beta: 0.24, delta: 0.17, alpha: 0.27, epsilon: 0.12 } as const

/** By day and at dusk the sun, at night the Cross. In the evening (3) there is the horizon alone. */
function Drawing({ variant }: { variant: Value['bg'] }) {
  const discs = DISCS[variant]
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
        <path d={POINTERS} stroke="currentColor" strokeLinecap="round" strokeWidth=".58" />
        <path d={FIELD} stroke="currentColor" strokeLinecap="round" strokeWidth=".26" />
      </svg>
    )
  if (!discs) return null
  return (
    <svg
      viewBox="-130 -240 260 240"
      aria-hidden="true"
      className="absolute inset-0 size-full stroke-(--value-ground) [paint-order:stroke]"
    >
      {discs.map(({ x, y, r, fill, rise }) => (
        <circle
          key={x}
          cx={x}
          cy={-y}
          r={r}
          fill={fill}
          strokeWidth={r * 0.6}
          style={{ '--rise': rise }}
        />
      ))}
    </svg>
  )
}

export function ValuePicture(props: { variant: Value['bg'] }) {
  return (
    <div className="value-sky relative print:hidden h-(--picture-height) border-b-2 border-current">
      <Drawing {...props} />
    </div>
  )
}
