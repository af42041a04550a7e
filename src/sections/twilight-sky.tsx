interface Disc {
  x: number
  y: number
  r: number
  fill: string
  /** A ring of the plate's own colour that keeps the disc clear of the lines. */
  halo?: string
}

interface Twilight {
  height: number
  discs: readonly Disc[]
  /** Hairlines between the stars, as an SVG path. */
  lines?: string
}

const WIDTH = 360
const LINES = 22
const SUN = 'var(--coral)'
const INK = 'var(--ink)'
const BONE = 'var(--bone)'

/** Four skies over one horizon, which is their lower edge: day, dusk, sea and midnight. */
const TWILIGHTS: Record<1 | 2 | 3 | 4, Twilight> = {
  1: { height: 184, discs: [{ x: 134, y: 104, r: 51, fill: SUN, halo: 'var(--sand)' }] },
  2: {
    height: 235,
    discs: [
      { x: 134, y: 235, r: 62, fill: '#c93a30', halo: 'var(--clay)' },
      { x: 185, y: 144, r: 8, fill: INK },
    ],
  },
  3: {
    height: 286,
    discs: [
      { x: 185, y: 52, r: 7, fill: BONE },
      { x: 131, y: 108, r: 8, fill: BONE },
      { x: 185, y: 194, r: 8.5, fill: BONE },
    ],
  },
  4: {
    height: 338,
    discs: [
      { x: 186, y: 78, r: 8, fill: BONE, halo: 'var(--midnight)' },
      { x: 125, y: 141, r: 8.5, fill: BONE, halo: 'var(--midnight)' },
      { x: 237, y: 127, r: 6, fill: BONE, halo: 'var(--midnight)' },
      { x: 210, y: 168, r: 4, fill: BONE, halo: 'var(--midnight)' },
      { x: 186, y: 238, r: 9, fill: BONE, halo: 'var(--midnight)' },
    ],
    lines: 'M186 78 125 141 186 238 237 127Z',
  },
}

/** Wedges that thicken from one side to the other and crowd toward the horizon. */
function engraving(height: number): string {
  return Array.from({ length: LINES }, (_, index) => {
    const depth = (index + 1) / LINES
    const y = height - (height - 12) * (1 - depth) ** 1.7
    const weight = 0.5 + 2.4 * Math.abs(Math.sin(index * 2.4 + height)) * (0.35 + depth)
    const thick = index % 2 === 0 ? 0 : WIDTH
    const thin = WIDTH - thick
    return `M${thin} ${y.toFixed(1)}L${thick} ${(y - weight / 2).toFixed(1)}V${(y + weight / 2).toFixed(1)}Z`
  }).join('')
}

export function TwilightSky({ variant }: { variant: 1 | 2 | 3 | 4 }) {
  const { height, discs, lines } = TWILIGHTS[variant]
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="block size-full"
    >
      <path
        d={engraving(height)}
        fill={variant < 3 ? INK : BONE}
        opacity={variant < 3 ? 0.42 : 0.26}
      />
      {discs.map(({ x, y, r, halo }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r * 1.25} fill={halo ?? 'none'} />
      ))}
      {lines !== undefined && <path d={lines} fill="none" stroke={BONE} strokeOpacity={0.5} />}
      {discs.map(({ x, y, r, fill }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill} />
      ))}
    </svg>
  )
}
