import { auroraRays } from './aurora-geometry.ts'
import type { Ray } from './aurora-geometry.ts'
import { readInks } from './aurora-inks.ts'
import { breathAt } from './aurora-motion.ts'
import type { Motion } from './aurora-motion.ts'
import { closeness, coreAt, grown, thickened } from './pointer-pull.ts'
import { traceRayOutline } from './ray-outline.ts'

/** The sky in px: its size, gamma's place in it, and the length of a cross unit. */
export type Frame = {
  readonly width: number
  readonly height: number
  readonly axis: number
  readonly top: number
  readonly unit: number
}

/** Pitch of the lines in px for a width in px. */
export function pitchFor(width: number): number {
  if (width < 900) return 5.2
  return width < 1600 ? 7 : 8.4
}

export type Painter = {
  fit(frame: Frame): void
  ink(): void
  paint(motion: Motion, time: number): void
}

export function createPainter(canvas: HTMLCanvasElement): Painter | undefined {
  const context = canvas.getContext('2d')
  if (!context) return undefined

  let inkAt = readInks(context)
  // Without the whole style there are no inks: that is an error at once, and the still picture stays.
  inkAt(0)
  let rays: Ray[] = []
  let pitch = 0
  let unit = 0
  let axis = 0
  let top = 0
  const outline: number[] = []

  function drawRay(ctx: CanvasRenderingContext2D, ray: Ray, motion: Motion, time: number) {
    const near = closeness(motion, ray.x)
    const breath = breathAt(motion.breath, time, ray.x)
    const length = grown(ray, near) * breath
    const weight = thickened(ray, near) * breath
    traceRayOutline(outline, ray, pitch, length, weight)

    // Heights are drawn on the unit of the ramp, so that one gradient serves every line.
    ctx.setTransform(unit, 0, 0, -unit * length, axis + ray.x * unit, top + ray.base * unit)
    ctx.beginPath()
    for (let i = 0; i < outline.length; i += 2) {
      ctx.lineTo(outline[i + 1] ?? 0, (outline[i] ?? 0) / length)
    }
    for (let i = outline.length - 2; i >= 0; i -= 2) {
      ctx.lineTo(-(outline[i + 1] ?? 0), (outline[i] ?? 0) / length)
    }
    ctx.fillStyle = inkAt(coreAt(motion, ray, length))
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
      rays = auroraRays({
        from: -frame.axis / frame.unit - pitch,
        to: (frame.width - frame.axis) / frame.unit + pitch,
        pitch,
      })
    },
    ink() {
      inkAt = readInks(context)
    },
    paint(motion, time) {
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, canvas.width, canvas.height)
      for (const ray of rays) drawRay(context, ray, motion, time)
    },
  }
}
