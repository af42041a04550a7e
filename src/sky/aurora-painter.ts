import { auroraRays, followPointer, rayOutline, type Pointer, type Ray } from './aurora-rays.ts'

/** How many heights of the core have a gradient. Each is kept once it is made. */
const CORE_STEPS = 160

/** The positions of the six colours along a ray at rest. The third is the lime core. */
const STOPS = [0, 0.09, 0.27, 0.46, 0.68, 1] as const
const LIME = STOPS[2]

function stopsAround(core: number): number[] {
  return STOPS.map((stop) =>
    stop < LIME
      ? (stop * core) / LIME
      : Math.min(1, core + ((stop - LIME) * (1 - core)) / (1 - LIME)),
  )
}

function pitchPxFor(width: number): number {
  if (width < 900) return 5.2
  return width < 1600 ? 7 : 8.4
}

function readGradients(context: CanvasRenderingContext2D): (core: number) => CanvasGradient {
  const style = getComputedStyle(document.documentElement)
  const gradients: CanvasGradient[] = []
  return (core) => {
    const key = Math.round(core * CORE_STEPS)
    const known = gradients[key]
    if (known) return known
    const gradient = context.createLinearGradient(0, 0, 0, 1)
    for (const [index, stop] of stopsAround(key / CORE_STEPS).entries())
      gradient.addColorStop(stop, style.getPropertyValue(`--aurora-${index}`).trim())
    gradients[key] = gradient
    return gradient
  }
}

export function createPainter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')
  if (!context) return undefined

  let gradientAt = readGradients(context)
  // Throws if the style sheet is missing. The still picture then stays.
  gradientAt(0)
  let rays: Ray[] = []
  let pitch = 0
  let unit = 0
  let axis = 0
  let top = 0

  return {
    /** The kite's box must be one unit wide, with its top left corner at gamma. */
    resize(sky: DOMRect, kite: DOMRect) {
      const density = Math.min(window.devicePixelRatio || 1, 2)
      canvas.width = Math.round(sky.width * density)
      canvas.height = Math.round(sky.height * density)
      unit = kite.width * density
      axis = (kite.left - sky.left) * density
      top = (kite.top - sky.top) * density
      pitch = pitchPxFor(sky.width) / kite.width
      const from = (sky.left - kite.left) / kite.width
      rays = auroraRays(from - pitch, from + sky.width / kite.width + pitch, pitch)
    },
    readColors() {
      gradientAt = readGradients(context)
    },
    paint(pointer: Pointer) {
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, canvas.width, canvas.height)
      for (const rest of rays) {
        const { ray, core } = followPointer(rest, pointer)
        const { x, base, length } = ray
        const outline = rayOutline(ray, pitch)
        // Rays are scaled to height 1, so that they can share gradients.
        context.setTransform(unit, 0, 0, -unit * length, axis + x * unit, top + base * unit)
        context.beginPath()
        for (const [height, half] of outline) context.lineTo(half, height / length)
        for (const [height, half] of outline.toReversed()) context.lineTo(-half, height / length)
        context.fillStyle = gradientAt(core)
        context.fill()
      }
    },
  }
}
