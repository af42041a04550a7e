const J2000_MS = Date.UTC(2000, 0, 1, 12)
const DAY_MS = 86_400_000
const CENTURY_DAYS = 36_525

/** Mean local sidereal time, from 0 to 360 degrees (Meeus, 12.4). UTC is within a second of its UT1. */
export function siderealDegrees(timeMs: number, longitudeDeg: number): number {
  const days = (timeMs - J2000_MS) / DAY_MS
  const t = days / CENTURY_DAYS
  const greenwich = 280.46061837 + 360.98564736629 * days + t * t * (0.000387933 - t / 38_710_000)
  return (((greenwich + longitudeDeg) % 360) + 360) % 360
}

export function siderealClock(degrees: number) {
  const minutes = Math.floor(degrees * 4)
  return { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') }
}
