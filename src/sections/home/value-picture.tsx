interface Disc {
  x: number
  y: number
  r: number
  fill: string
  /** Radius of the ring that keeps the disc clear of the lines, in the disc's own. */
  halo?: number
}

interface Twilight {
  height: number
  ground: string
  ink: string
  /** How strongly the lines stand on the ground. */
  tone: number
  discs: readonly Disc[]
  /** Hairlines between the stars, as an SVG path. */
  lines?: string
}

const WIDTH = 360
const STAR_HALO = 1.6
const SUN_HALO = 1.2
const INK = 'var(--ink)'
const BONE = 'var(--bone)'

/** Four skies over one horizon, which is their lower edge: day, dusk, sea and midnight. */
const TWILIGHTS: Record<1 | 2 | 3 | 4, Twilight> = {
  1: {
    height: 184,
    ground: 'var(--sand)',
    ink: INK,
    tone: 0.62,
    discs: [{ x: 134, y: 104, r: 51, fill: 'var(--sun-day)', halo: SUN_HALO }],
  },
  2: {
    height: 235,
    ground: 'var(--clay)',
    ink: INK,
    tone: 0.66,
    discs: [
      { x: 134, y: 235, r: 62, fill: 'var(--sun-dusk)', halo: SUN_HALO },
      { x: 185, y: 144, r: 8, fill: INK },
    ],
  },
  3: {
    height: 286,
    ground: 'var(--sea)',
    ink: BONE,
    tone: 0.46,
    discs: [
      { x: 185, y: 52, r: 7, fill: BONE },
      { x: 131, y: 108, r: 8, fill: BONE },
      { x: 185, y: 194, r: 8.5, fill: BONE },
    ],
  },
  4: {
    height: 338,
    ground: 'var(--midnight)',
    ink: BONE,
    tone: 0.3,
    discs: [
      { x: 186, y: 78, r: 8, fill: BONE },
      { x: 125, y: 141, r: 8.5, fill: BONE },
      { x: 237, y: 127, r: 6, fill: BONE },
      { x: 210, y: 168, r: 4, fill: BONE },
      { x: 186, y: 238, r: 9, fill: BONE },
    ],
    lines: 'M186 78 125 141 186 238 237 127Z',
  },
}

/** Distance of the n-th line from the horizon: the lines crowd toward it. */
function distance(line: number): number {
  return 233 * (line / 22) ** 1.64
}

/** Lines of swelling weight; where each swells follows from its number. */
function engraving(height: number): string {
  let path = ''
  for (let line = 1; distance(line) < height - 3; line += 1) {
    const y = height - distance(line)
    const swell = WIDTH * (0.5 + 0.42 * Math.sin(line * 2.4 + height))
    const weight = 0.9 + 1.1 * Math.abs(Math.sin(line * 1.7 + height * 0.1))
    path += `M0 ${(y - 0.25).toFixed(1)}L${swell.toFixed(0)} ${(y - weight / 2).toFixed(1)} ${WIDTH} ${(y - 0.25).toFixed(1)}v.5L${swell.toFixed(0)} ${(y + weight / 2).toFixed(1)} 0 ${(y + 0.25).toFixed(1)}Z`
  }
  return path
}

/** The picture of a value: lines over a horizon, a sun or stars. */
export function ValuePicture({ variant }: { variant: 1 | 2 | 3 | 4 }) {
  const { height, ground, ink, tone, discs, lines } = TWILIGHTS[variant]
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="block size-full"
    >
      <path d={engraving(height)} fill={ink} opacity={tone} />
      {lines !== undefined && <path d={lines} fill="none" stroke={ink} strokeOpacity={0.7} />}
      {discs.map(({ x, y, r, fill, halo = STAR_HALO }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r * halo} fill={ground} />
          <circle cx={x} cy={y} r={r} fill={fill} />
        </g>
      ))}
      {variant === 4 && (
        <path d={`M186 254V${height}`} stroke={ink} strokeOpacity={0.6} strokeDasharray="1.5 5" />
      )}
    </svg>
  )
}
