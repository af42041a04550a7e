import type { Ray, RayKind } from './aurora-geometry.ts'
import { rampStops } from './ramp-stops.ts'
import { STILL_TRANSFORM, stillPath } from './still-path.ts'

const KINDS: readonly RayKind[] = ['kite', 'veil']

type StillProps = {
  /** Keeps the ramps apart from those of other pictures on the page. */
  id: string
  rays: readonly Ray[]
  pitch: number
  /** Colours of the ramp, base to top; without them the stylesheet colours the stops. */
  inks?: readonly string[]
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** One ramp for all rays of a kind, each filling its own box: the box begins with the tip. */
function Ramp({ id, kind, rays, inks }: Omit<StillProps, 'pitch'> & { kind: RayKind }) {
  const ofKind = rays.filter((ray) => ray.kind === kind)
  const length = mean(ofKind.map((ray) => ray.length))
  const tip = mean(ofKind.map((ray) => ray.tip))
  return (
    <linearGradient id={`${id}-${kind}`} x1="0" y1="1" x2="0" y2="0">
      {rampStops(mean(ofKind.map((ray) => ray.core))).map((stop, index) => {
        const offset = ((tip + stop * length) / (tip + length)).toFixed(3)
        return <stop key={offset} offset={offset} stopColor={inks?.[index]} />
      })}
    </linearGradient>
  )
}

/** Rays as SVG, for a picture whose user unit is the cross unit. */
export function StillRays({ pitch, ...ramp }: StillProps) {
  return KINDS.map((kind) => (
    <g key={kind} fill={`url(#${ramp.id}-${kind})`} transform={STILL_TRANSFORM}>
      <Ramp kind={kind} {...ramp} />
      {ramp.rays
        .filter((ray) => ray.kind === kind)
        .map((ray) => (
          <path key={ray.x} d={stillPath(ray, pitch)} />
        ))}
    </g>
  ))
}
