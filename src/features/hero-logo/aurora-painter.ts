import { auroraRays } from './aurora-rays.ts'
import type { Ray } from './aurora-rays.ts'
import { rampStops, rayOutline, shapeAt } from './ray-shape.ts'
import type { Pointer } from './ray-shape.ts'

const CORE_STEPS = 160

/** The sky in px: its size, gamma's position in it, and the length of a cross unit. */
type Frame = { width: number; height: number; axis: number; top: number; unit: number }

export type Painter = {
  fit(frame: Frame): void
  readInks(): void
  paint(pointer: Pointer): void
}

/** Distance between two lines in px, for a width in px. */
function pitchFor(width: number): number {
  if (width < 900) return 5.2
  return width < 1600 ? 7 : 8.4
}

/** The theme's ramp as gradients over the unit height, each made once, by the lime core's position. */
function readGradients(context: CanvasRenderingContext2D): (core: number) => CanvasGradient {
  const style = getComputedStyle(document.documentElement)
  const made: CanvasGradient[] = []
  return (core) => {
    const key = Math.round(core * CORE_STEPS)
    const known = made[key]
    if (known) return known
    const gradient = context.createLinearGradient(0, 0, 0, 1)
    for (const [index, stop] of rampStops(key / CORE_STEPS).entries())
      gradient.addColorStop(stop, style.getPropertyValue(`--aurora-${index}`).trim())
    made[key] = gradient
    return gradient
  }
}

export function createPainter(canvas: HTMLCanvasElement): Painter | undefined {
  const context = canvas.getContext('2d')
  if (!context) return undefined

  let gradientAt = readGradients(context)
  // Without the whole style there are no inks: an error now, so that the still picture stays.
  gradientAt(0)
  let rays: Ray[] = []
  let pitch = 0
  let unit = 0
  let axis = 0
  let top = 0

  function drawRay(ctx: CanvasRenderingContext2D, ray: Ray, pointer: Pointer) {
    const { length, weight, core } = shapeAt(ray, pointer)
    const outline = rayOutline(ray, pitch, length, weight)
    // Heights are drawn on the unit of the ramp, so that one gradient serves every line.
    ctx.setTransform(unit, 0, 0, -unit * length, axis + ray.x * unit, top + ray.base * unit)
    ctx.beginPath()
    for (const [height, half] of outline) ctx.lineTo(half, height / length)
    for (const [height, half] of outline.toReversed()) ctx.lineTo(-half, height / length)
    ctx.fillStyle = gradientAt(core)
    ctx.fill()
  }

  return {
    fit(frame) {
      const density = Math.min(window.devicePixelRatio || 1, 2)
      canvas.width = Math.round(frame.width * density)
      canvas.height = Math.round(frame.height * density)
      unit = frame.unit * density
      axis = frame.axis * density
      top = frame.top * density
      pitch = pitchFor(frame.width) / frame.unit
      const from = -frame.axis / frame.unit
      const to = from + frame.width / frame.unit
      rays = auroraRays({ from: from - pitch, to: to + pitch, pitch })
    },
    readInks() {
      gradientAt = readGradients(context)
    },
    paint(pointer) {
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, canvas.width, canvas.height)
      for (const ray of rays) drawRay(context, ray, pointer)
    },
  }
}
