// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AT_REST } from '@/features/hero-logo/aurora-motion.ts'
import { createPainter, pitchFor } from '@/features/hero-logo/aurora-painter.ts'

const frame = { width: 1440, height: 626, axis: 942.7, top: 44, unit: 85.5 }

const context = {
  setTransform: vi.fn<() => void>(),
  clearRect: vi.fn<() => void>(),
  beginPath: vi.fn<() => void>(),
  lineTo: vi.fn<(x: number, y: number) => void>(),
  fill: vi.fn<() => void>(),
  createLinearGradient: vi.fn<() => { addColorStop: (stop: number, ink: string) => void }>(),
  fillStyle: {},
}
const addColorStop = vi.fn<(stop: number, ink: string) => void>()

function painterOn(canvas: HTMLCanvasElement) {
  Object.assign(canvas, { getContext: () => context })
  const painter = createPainter(canvas)
  if (!painter) throw new Error('No painter')
  return painter
}

beforeEach(() => {
  vi.clearAllMocks()
  context.createLinearGradient.mockImplementation(() => ({ addColorStop }))
  for (let i = 0; i < 6; i++) {
    document.documentElement.style.setProperty(`--aurora-${i}`, `#00000${i}`)
  }
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the pitch of the lines', () => {
  it.each([
    [360, 5.2],
    [899, 5.2],
    [900, 7],
    [1440, 7],
    [1600, 8.4],
    [2560, 8.4],
  ])('at %i px is %f px', (width, pitch) => {
    expect(pitchFor(width)).toBe(pitch)
  })
})

describe('the painter', () => {
  it.each([
    [1, 1],
    [1.5, 1.5],
    [3, 2],
  ])('draws at a device pixel ratio of %f with a density of %f', (ratio, density) => {
    vi.stubGlobal('devicePixelRatio', ratio)
    const canvas = document.createElement('canvas')
    painterOn(canvas).fit(frame)
    expect(canvas.width).toBe(1440 * density)
    expect(canvas.height).toBe(626 * density)
  })

  it('is an error before it draws, if the style that has the inks is missing', () => {
    addColorStop.mockImplementationOnce((_stop, ink) => {
      throw new SyntaxError(ink)
    })
    expect(() => painterOn(document.createElement('canvas'))).toThrow(SyntaxError)
  })

  it('draws one line per pitch across the whole width, in two ramps while all is at rest', () => {
    const painter = painterOn(document.createElement('canvas'))
    context.createLinearGradient.mockClear()
    painter.fit(frame)
    painter.paint(AT_REST, 0)
    painter.paint(AT_REST, 1000)
    const lines = context.fill.mock.calls.length / 2
    expect(lines).toBeGreaterThanOrEqual(1440 / 7)
    expect(lines).toBeLessThan(1440 / 7 + 4)
    expect(context.clearRect).toHaveBeenCalledTimes(2)
    expect(context.createLinearGradient).toHaveBeenCalledTimes(2)
    for (const [x, y] of context.lineTo.mock.calls) {
      expect(Number.isFinite(x)).toBe(true)
      expect(Number.isFinite(y)).toBe(true)
    }
  })

  it('reads its inks from the root, again when the theme changes', () => {
    const painter = painterOn(document.createElement('canvas'))
    painter.fit(frame)
    painter.paint(AT_REST, 0)
    expect(addColorStop).toHaveBeenCalledWith(0, '#000000')
    document.documentElement.style.setProperty('--aurora-0', '#ffffff')
    painter.ink()
    painter.paint(AT_REST, 0)
    expect(addColorStop).toHaveBeenCalledWith(0, '#ffffff')
  })
})
