import { createPainter } from './aurora-painter.ts'
import { NO_POINTER, type Pointer } from './aurora-rays.ts'

const LAG_MS = 190
const LONGEST_STEP_MS = 64
const VISIBLE_CHANGE = 0.004

/** One frame of easing. A pointer that enters the sky starts where it enters. */
function step(from: Pointer, to: Pointer, elapsedMs: number): Pointer {
  const left = Math.exp(-elapsedMs / LAG_MS)
  const ease = (start: number, end: number) => end + (start - end) * left
  const presence = ease(from.presence, to.presence)
  if (from.presence < VISIBLE_CHANGE) return { ...to, presence }
  return { x: ease(from.x, to.x), y: ease(from.y, to.y), presence }
}

function isSettled(now: Pointer, target: Pointer): boolean {
  const way = target.presence === 0 ? 0 : Math.hypot(now.x - target.x, now.y - target.y)
  return Math.max(way, Math.abs(now.presence - target.presence)) < VISIBLE_CHANGE
}

export function startAurora(canvas: HTMLCanvasElement, kite: Element): () => void {
  const painter = createPainter(canvas)
  if (!painter) return () => undefined

  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
  let pointer = NO_POINTER
  let target = NO_POINTER
  let request = 0
  let last = 0

  function draw() {
    painter?.paint(pointer)
  }

  function loop(now: number) {
    // A frame's time may be earlier than the event that requested the frame.
    pointer = step(pointer, target, Math.min(Math.max(now - last, 0), LONGEST_STEP_MS))
    last = now
    const settled = isSettled(pointer, target)
    if (settled) pointer = target
    draw()
    request = settled ? 0 : requestAnimationFrame(loop)
  }

  function turnTo(next: Pointer) {
    target = next
    if (request !== 0 || isSettled(pointer, target)) return
    last = performance.now()
    request = requestAnimationFrame(loop)
  }

  function onPointer({ clientX, clientY }: PointerEvent) {
    const sky = canvas.getBoundingClientRect()
    if (sky.bottom <= 0) return
    const across = clientX >= sky.left && clientX <= sky.right
    const inside = across && clientY >= sky.top && clientY <= sky.bottom
    if (!inside || reduced.matches) return onLeave()
    const { left, top, width } = kite.getBoundingClientRect()
    turnTo({ x: (clientX - left) / width, y: (clientY - top) / width, presence: 1 })
  }

  function onLeave() {
    turnTo({ ...target, presence: 0 })
  }

  const layout = new ResizeObserver(() => {
    const box = kite.getBoundingClientRect()
    if (box.width === 0) return
    painter.resize(canvas.getBoundingClientRect(), box)
    draw()
    canvas.dataset['live'] = ''
  })
  // The title of another language resizes the kite but not the canvas.
  for (const element of [canvas, kite]) layout.observe(element)
  const theme = new MutationObserver(() => {
    painter.readColors()
    draw()
  })
  theme.observe(document.documentElement, { attributeFilter: ['class'] })

  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  window.addEventListener('pointermove', onPointer, options)
  window.addEventListener('pointerdown', onPointer, options)
  document.documentElement.addEventListener('pointerleave', onLeave, options)
  const stopMoving = () => {
    pointer = target = NO_POINTER
    draw()
  }
  reduced.addEventListener('change', stopMoving, options)

  return () => {
    cancelAnimationFrame(request)
    listening.abort()
    layout.disconnect()
    theme.disconnect()
    delete canvas.dataset['live']
  }
}
