import { KITE_HEIGHT, STARS } from './southern-cross.ts'

const POLE = 5.5 * KITE_HEIGHT
/** The stars' size compared with the hero's, where a unit is longer. */
const STAR_SCALE = 2.8

const STARS_PATH = Object.values(STARS)
  .map(({ x, y, r }) => ({ x, y, r: STAR_SCALE * r }))
  .map(({ x, y, r }) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0`)
  .join('')

export function FooterCross() {
  return (
    <svg aria-hidden="true" viewBox={`-0.5 0 1 ${POLE}`} className="footer-cross">
      <path d={`M0 0V${POLE}`} stroke="var(--axis-line)" vectorEffect="non-scaling-stroke" />
      <path d={STARS_PATH} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
