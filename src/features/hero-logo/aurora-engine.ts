import { KITE_HEIGHT } from '@/lib/cross.ts'
import { AT_REST, isSettled, step } from './aurora-motion.ts'
import type { Motion } from './aurora-motion.ts'
import { createPainter } from './aurora-painter.ts'
import { watchPointer } from './watch-pointer.ts'
import { watchVisibility } from './watch-visibility.ts'

const IDLE_MS = 4000
/** With its end it is over in five seconds: nobody needs a way to stop it (WCAG 2.2.2). */
const BREATH_MS = 2500
/** A slow breath needs no more than 30 frames a second. */
const BREATH_FRAME_MS = 32
const LONGEST_STEP_MS = 64

/** Gamma and alpha stand where the stylesheet put them: the frame is read from them. */
function readFrame(sky: HTMLElement) {
  const box = sky.getBoundingClientRect()
  const gamma = sky.querySelector('.sky-star[data-star="gamma"]')?.getBoundingClientRect()
  const alpha = sky.querySelector('.sky-star[data-star="alpha"]')?.getBoundingClientRect()
  if (!gamma || !alpha || box.width === 0 || alpha.top <= gamma.top) return undefined
  return {
    left: box.left + window.scrollX,
    above: box.top + window.scrollY,
    width: box.width,
    height: box.height,
    axis: gamma.left - box.left,
    top: gamma.top - box.top,
    unit: (alpha.top - gamma.top) / KITE_HEIGHT,
  }
}

/**
 * Draws the aurora on the canvas and lets it follow the pointer: one loop while something moves,
 * none while nothing does. After a while at rest it breathes once. Returns what ends it.
 */
export function startAurora(sky: HTMLElement, canvas: HTMLCanvasElement): () => void {
  const painter = createPainter(canvas)
  if (!painter) return () => undefined

  let frame: ReturnType<typeof readFrame>
  let motion: Motion = AT_REST
  let target: Motion = AT_REST
  let awake = false
  let request = 0
  let idle = 0
  let breathed = false
  let last = 0
  let painted = 0

  function draw(now: number) {
    if (!frame) return
    painter?.paint(motion, now)
    painted = now
    canvas.dataset['live'] = ''
  }

  function rest() {
    cancelAnimationFrame(request)
    clearTimeout(idle)
    request = 0
  }

  function waitForIdle() {
    clearTimeout(idle)
    if (breathed) return
    idle = window.setTimeout(() => {
      breathed = true
      target = { ...target, breath: 1 }
      wake()
      idle = window.setTimeout(() => {
        target = { ...target, breath: 0 }
      }, BREATH_MS)
    }, IDLE_MS)
  }

  function loop(now: number) {
    // A frame may be stamped before the event that asked for it.
    const elapsed = Math.min(Math.max(now - last, 0), LONGEST_STEP_MS)
    const calm = isSettled({ ...motion, breath: 0 }, { ...target, breath: 0 })
    if (calm && now - painted < BREATH_FRAME_MS) {
      request = requestAnimationFrame(loop)
      return
    }
    last = now
    motion = step(motion, target, elapsed)
    const settled = isSettled(motion, target)
    if (settled) motion = target
    draw(now)
    if (settled && target.breath === 0) {
      request = 0
      waitForIdle()
    } else {
      request = requestAnimationFrame(loop)
    }
  }

  function wake() {
    if (request !== 0) return
    clearTimeout(idle)
    last = performance.now()
    request = requestAnimationFrame(loop)
  }

  const stopVisibility = watchVisibility(sky, {
    onLayout() {
      frame = readFrame(sky)
      if (!frame) return
      painter.fit(frame)
      draw(performance.now())
    },
    onTheme() {
      painter.ink()
      draw(performance.now())
    },
    onAwake(next) {
      awake = next
      rest()
      target = { ...target, breath: 0 }
      if (next) wake()
    },
    onStill() {
      motion = AT_REST
      target = AT_REST
      draw(performance.now())
    },
  })

  const stopPointer = watchPointer((pointer) => {
    if (!frame || !awake) return
    const x = pointer ? pointer.pageX - frame.left : -1
    const y = pointer ? pointer.pageY - frame.above : -1
    const inside = x >= 0 && x <= frame.width && y >= 0 && y <= frame.height
    if (inside) {
      breathed = false
      const place = { x: (x - frame.axis) / frame.unit, y: (y - frame.top) / frame.unit }
      target = { ...place, presence: 1, breath: 0 }
      wake()
    } else if (target.presence > 0 || target.breath > 0) {
      target = { ...target, presence: 0, breath: 0 }
      wake()
    }
  })

  return () => {
    rest()
    stopVisibility()
    stopPointer()
    delete canvas.dataset['live']
  }
}
