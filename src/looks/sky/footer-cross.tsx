import { KITE_HEIGHT, STARS } from './southern-cross.ts'

/** The right ascension of the Cross's long axis: the Cross is upright at this sidereal time. */
const RIGHT_ASCENSION_DEG = 187.2
/** The distance from the Cross's head to the pole. */
const POLE = 5.5 * KITE_HEIGHT
/** The stars' size compared with the hero's, where a unit is twenty times as long. */
const STAR_SCALE = 4.5

const STARS_PATH = Object.values(STARS)
  .map(({ x, y, r }) => ({ x, y: y - POLE, r: STAR_SCALE * r }))
  .map(({ x, y, r }) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0`)
  .join('')

export function FooterCross({ degrees }: { degrees: number }) {
  return (
    // On one column the Cross is cut off at the horizon, which has words below it.
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 overflow-clip md:overflow-visible"
    >
      <svg
        viewBox={`${-POLE} ${-POLE} ${2 * POLE} ${2 * POLE}`}
        className="footer-cross"
        style={{ rotate: `${degrees - RIGHT_ASCENSION_DEG}deg` }}
      >
        <path d={`M0 0V${KITE_HEIGHT - POLE}`} />
        <path d={STARS_PATH} />
      </svg>
    </span>
  )
}
