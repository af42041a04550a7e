import { rampStops } from './ramp-stops.ts'

const STEPS = 160

/**
 * The theme's ramp as canvas gradients over the unit height, one per place of the lime core; the
 * core is rounded to 1/160 and each gradient made once.
 */
export function readInks(context: CanvasRenderingContext2D): (core: number) => CanvasGradient {
  const style = getComputedStyle(document.documentElement)
  const inks = rampStops(0).map((_, index) => style.getPropertyValue(`--aurora-${index}`).trim())
  const made: CanvasGradient[] = []
  return (core) => {
    const key = Math.round(core * STEPS)
    const known = made[key]
    if (known) return known
    const gradient = context.createLinearGradient(0, 0, 0, 1)
    rampStops(key / STEPS).forEach((stop, index) => gradient.addColorStop(stop, inks[index] ?? ''))
    made[key] = gradient
    return gradient
  }
}
