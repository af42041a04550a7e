import { useEffect, useState, type RefObject } from 'react'
import { siteConfig } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'
import { pluralForm } from '@/site/plural-form.ts'
import { KITE_HEIGHT, STARS } from './southern-cross.ts'
import { starTimeTexts } from 'virtual:texts'
import { siderealClock, siderealDegrees } from './sidereal-time.ts'

const MINUTE_MS = 60_000
/** The right ascension of the Cross's long axis: the Cross is upright at this sidereal time. */
const RIGHT_ASCENSION_DEG = 187.2
/** The star trails look the same after each hour's turn. */
const HOUR_DEG = 15
/** The distance from the Cross's head to the pole. */
const POLE = 5.5 * KITE_HEIGHT
/** The stars' size compared with the hero's, where a unit is twenty times as long. */
const STAR_SCALE = 4.5

/** Each star as two half circles. */
const STARS_PATH = Object.values(STARS)
  .map(({ x, y, r }) => ({ x, y: y - POLE, r: STAR_SCALE * r }))
  .map(({ x, y, r }) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0`)
  .join('')

const { lang } = starTimeTexts

/** The time in milliseconds, which changes with each minute. */
function useMinute(): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = window.setTimeout(() => setNowMs(Date.now()), MINUTE_MS - (nowMs % MINUTE_MS))
    return () => window.clearTimeout(timer)
  }, [nowMs])
  return nowMs
}

interface SouthernClockProps {
  sky: RefObject<HTMLElement | null>
  words: boolean
}

/** The Cross at its position around the pole, and the local sidereal time. */
export function SouthernClock({ sky, words }: SouthernClockProps) {
  const degrees = siderealDegrees(useMinute(), siteConfig.longitude)
  useEffect(() => {
    sky.current?.style.setProperty('--turn', `${(degrees % HOUR_DEG) - HOUR_DEG / 2}deg`)
  }, [sky, degrees])
  const time = siderealClock(degrees)
  return (
    <>
      {/* On one column the Cross is cut off at the horizon, which has words below it. */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 overflow-clip md:overflow-visible"
      >
        <svg viewBox={`${-POLE} ${-POLE} ${2 * POLE} ${2 * POLE}`} className="footer-cross">
          <g transform={`rotate(${degrees - RIGHT_ASCENSION_DEG})`}>
            <path d={`M0 0V${KITE_HEIGHT - POLE}`} />
            <path d={STARS_PATH} />
          </g>
        </svg>
      </span>
      {words && (
        <p lang={lang} className="relative">
          {interpolate(starTimeTexts[pluralForm(lang, time.hours)], time)}
        </p>
      )}
    </>
  )
}
