// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startAurora } from '@/features/hero-logo/aurora-engine.ts'
import type { Motion } from '@/features/hero-logo/aurora-motion.ts'
import type { Painter } from '@/features/hero-logo/aurora-painter.ts'

const painter = vi.hoisted(() => ({
  fit: vi.fn<Painter['fit']>(),
  ink: vi.fn<Painter['ink']>(),
  paint: vi.fn<Painter['paint']>(),
}))
vi.mock('@/features/hero-logo/aurora-painter.ts', () => ({ createPainter: () => painter }))

type Observed = (entries: { isIntersecting: boolean }[]) => void

let onScreen: Observed
let onResize: () => void
let reduced: EventTarget & { matches: boolean }
let stop: () => void
let canvas: HTMLCanvasElement

function lastMotion(): Motion | undefined {
  return painter.paint.mock.lastCall?.[0]
}

/** Runs the clock and returns how many frames were painted. */
function paintsDuring(milliseconds: number): number {
  const before = painter.paint.mock.calls.length
  vi.advanceTimersByTime(milliseconds)
  return painter.paint.mock.calls.length - before
}

function movePointer(pageX: number, pageY: number) {
  window.dispatchEvent(new MouseEvent('pointermove', { clientX: pageX, clientY: pageY }))
}

function start() {
  document.body.innerHTML = `<div class="sky"><canvas></canvas>
    <div class="sky-star" data-star="gamma"></div><div class="sky-star" data-star="alpha"></div></div>`
  const sky = document.querySelector<HTMLElement>('.sky')
  const found = document.querySelector('canvas')
  if (!sky || !found) throw new Error('No sky')
  canvas = found
  const place = (selector: string, box: DOMRect) => {
    const element = sky.matches(selector) ? sky : sky.querySelector(selector)
    if (element) element.getBoundingClientRect = () => box
  }
  place('.sky', new DOMRect(0, 72, 1440, 626))
  place('[data-star="gamma"]', new DOMRect(900, 116, 0, 0))
  place('[data-star="alpha"]', new DOMRect(900, 116 + 602, 0, 0))
  stop = startAurora(sky, canvas)
  onResize()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  reduced = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => reduced)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Observed) {
        onScreen = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the live aurora', () => {
  it('fits the frame that the stylesheet gave to gamma and alpha', () => {
    start()
    expect(painter.fit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ width: 1440, height: 626, axis: 900, top: 44, unit: 100 }),
    )
    expect(canvas.dataset['live']).toBe('')
  })

  it('follows the pointer, comes to rest, and then asks for no frame at all', () => {
    start()
    onScreen([{ isIntersecting: true }])
    movePointer(700, 316)
    expect(paintsDuring(100)).toBeGreaterThan(3)
    vi.advanceTimersByTime(2000)
    expect(lastMotion()).toEqual({ x: -2, y: 2, presence: 1, breath: 0 })
    const request = vi.spyOn(window, 'requestAnimationFrame')
    expect(paintsDuring(1000)).toBe(0)
    expect(request).not.toHaveBeenCalled()
  })

  it('breathes once after four idle seconds, and costs nothing then until the pointer comes', () => {
    start()
    onScreen([{ isIntersecting: true }])
    vi.advanceTimersByTime(100)
    expect(paintsDuring(3800)).toBe(0)
    vi.advanceTimersByTime(1500)
    expect(lastMotion()?.breath).toBeGreaterThan(0.9)
    const breaths = paintsDuring(1000)
    expect(breaths).toBeGreaterThan(15)
    expect(breaths).toBeLessThanOrEqual(31)

    // Five seconds after its beginning nothing moves by itself any more.
    vi.advanceTimersByTime(2600)
    expect(lastMotion()?.breath).toBe(0)
    const request = vi.spyOn(window, 'requestAnimationFrame')
    expect(paintsDuring(60_000)).toBe(0)
    expect(request).not.toHaveBeenCalled()

    movePointer(700, 316)
    vi.advanceTimersByTime(7000)
    expect(lastMotion()?.breath).toBeGreaterThan(0.9)
  })

  it('ends its breath when the pointer comes', () => {
    start()
    onScreen([{ isIntersecting: true }])
    vi.advanceTimersByTime(5500)
    movePointer(700, 316)
    vi.advanceTimersByTime(3000)
    expect(lastMotion()).toMatchObject({ presence: 1, breath: 0 })
  })

  it('lets go of a pointer that leaves the sky', () => {
    start()
    onScreen([{ isIntersecting: true }])
    movePointer(700, 316)
    vi.advanceTimersByTime(1000)
    movePointer(700, 900)
    vi.advanceTimersByTime(2500)
    expect(lastMotion()?.presence).toBe(0)
    movePointer(700, 1000)
    expect(paintsDuring(1000)).toBe(0)
  })

  it('lets go of a finger that scrolls the page', () => {
    start()
    onScreen([{ isIntersecting: true }])
    movePointer(700, 316)
    window.dispatchEvent(new Event('pointercancel'))
    vi.advanceTimersByTime(2500)
    expect(lastMotion()?.presence).toBe(0)
  })

  it('pauses off screen and in a hidden tab', () => {
    start()
    onScreen([{ isIntersecting: true }])
    vi.advanceTimersByTime(5000)
    expect(paintsDuring(500)).toBeGreaterThan(0)
    onScreen([{ isIntersecting: false }])
    movePointer(700, 316)
    expect(paintsDuring(10_000)).toBe(0)
    onScreen([{ isIntersecting: true }])
    expect(paintsDuring(100)).toBeGreaterThan(0)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(paintsDuring(10_000)).toBe(0)
  })

  it('draws one still frame and no more where motion is not wanted', () => {
    reduced.matches = true
    start()
    onScreen([{ isIntersecting: true }])
    expect(painter.paint).toHaveBeenCalledOnce()
    movePointer(700, 316)
    expect(paintsDuring(20_000)).toBe(0)
  })

  it('stops at once when reduced motion is turned on, and wakes when it is turned off', () => {
    start()
    onScreen([{ isIntersecting: true }])
    movePointer(700, 316)
    vi.advanceTimersByTime(100)
    reduced.matches = true
    reduced.dispatchEvent(new Event('change'))
    expect(lastMotion()).toMatchObject({ presence: 0, breath: 0 })
    expect(paintsDuring(10_000)).toBe(0)
    reduced.matches = false
    reduced.dispatchEvent(new Event('change'))
    movePointer(700, 316)
    expect(paintsDuring(100)).toBeGreaterThan(0)
  })

  it('takes the new inks when the theme changes', async () => {
    start()
    document.documentElement.classList.toggle('dark')
    await Promise.resolve()
    expect(painter.ink).toHaveBeenCalledOnce()
    expect(painter.paint).toHaveBeenCalledTimes(2)
  })

  it('leaves nothing running and shows the still picture again when it ends', () => {
    start()
    onScreen([{ isIntersecting: true }])
    stop()
    movePointer(700, 316)
    expect(paintsDuring(10_000)).toBe(0)
    expect(canvas.dataset['live']).toBeUndefined()
  })
})
