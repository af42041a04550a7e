import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguageProvider } from '@/settings/language-provider.tsx'
import { Sky } from '@/sky/sky.tsx'

vi.mock('@/browser/when-idle.ts', () => ({ whenIdle: () => Promise.resolve() }))

const SKY = (
  <LanguageProvider>
    <Sky />
  </LanguageProvider>
)
/** Gamma is at 900, 116 and a cross unit is 100 px long. */
const BOXES = { canvas: new DOMRect(0, 72, 1440, 626), kite: new DOMRect(900, 116, 100, 100) }

let reduced: EventTarget & { matches: boolean }
/** What is drawn on the canvas, one entry for each frame. */
let frames: string[]
let inks: string[]

function createContext() {
  return {
    setTransform: () => undefined,
    clearRect: () => frames.push(''),
    beginPath: () => undefined,
    lineTo: (x: number, y: number) =>
      frames.push(`${frames.pop() ?? ''} ${x.toFixed(3)},${y.toFixed(3)}`),
    fill: () => undefined,
    createLinearGradient: () => ({ addColorStop: (_: number, ink: string) => inks.push(ink) }),
  }
}

async function renderSky() {
  const { container, unmount } = render(SKY)
  await act(() => vi.advanceTimersByTimeAsync(100))
  const canvas = container.querySelector('canvas')
  return { unmount, isLive: () => canvas?.dataset['live'] !== undefined }
}

function movePointer(clientX: number, clientY: number) {
  window.dispatchEvent(new MouseEvent('pointermove', { clientX, clientY }))
}

/** Runs the clock and returns how many frames were drawn. */
function framesDuring(milliseconds: number): number {
  const before = frames.length
  vi.advanceTimersByTime(milliseconds)
  return frames.length - before
}

beforeEach(async () => {
  // Load the aurora before the clock stops.
  await import('@/sky/aurora.ts')
  vi.useFakeTimers()
  frames = []
  inks = []
  BOXES.canvas.y = 72
  reduced = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => reduced)
  // Tells once of each element's size.
  vi.stubGlobal('ResizeObserver', function observer(callback: () => void) {
    return { observe: callback, disconnect: () => undefined }
  })
  // The part of a context that is drawn with.
  const context = createContext() as unknown as GPUCanvasContext
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('canvas') ? BOXES.canvas : BOXES.kite
  })
})

afterEach(() => {
  document.documentElement.removeAttribute('style')
})

it('The sky names its stars in the prerendered page, the same every time', () => {
  const html = renderToString(SKY)
  for (const name of ['Rubídea', 'Mimosa', 'Pálida', 'Magalhães', 'Intrometida'])
    expect(html).toContain(name)
  expect(renderToString(SKY)).toBe(html)
})

it.each([
  ['is below the sky', () => movePointer(700, 900)],
  ['has left the window', () => document.documentElement.dispatchEvent(new Event('pointerleave'))],
])('The sky is at rest until the pointer comes, and once it %s', async (_, leave) => {
  const { isLive } = await renderSky()
  const atRest = frames.at(-1)
  expect(isLive()).toBe(true)
  expect(framesDuring(60_000)).toBe(0)
  movePointer(700, 316)
  expect(framesDuring(2000)).toBeGreaterThan(3)
  expect(frames.at(-1)).not.toBe(atRest)
  expect(framesDuring(60_000)).toBe(0)
  leave()
  vi.advanceTimersByTime(3000)
  expect(frames.at(-1)).toBe(atRest)
  movePointer(700, 1000)
  expect(framesDuring(1000)).toBe(0)
})

it('The sky goes to rest at once when motion is no longer wanted, and stays so', async () => {
  await renderSky()
  const atRest = frames.at(-1)
  movePointer(700, 316)
  vi.advanceTimersByTime(100)
  reduced.matches = true
  reduced.dispatchEvent(new Event('change'))
  vi.advanceTimersByTime(100)
  expect(frames.at(-1)).toBe(atRest)
  movePointer(800, 316)
  expect(framesDuring(10_000)).toBe(0)
})

it.each<[why: string, happen: (unmount: () => void) => void]>([
  ['it is out of view', () => (BOXES.canvas.y = -700)],
  ['it is removed', (unmount) => unmount()],
])('The sky is not drawn again once %s', async (_why, happen) => {
  const { unmount } = await renderSky()
  movePointer(700, 316)
  vi.advanceTimersByTime(2000)
  happen(unmount)
  movePointer(700, 500)
  expect(framesDuring(10_000)).toBe(0)
})

it('The sky takes the colours of another theme', async () => {
  await renderSky()
  document.documentElement.style.setProperty('--aurora-2', '#cef07a')
  document.documentElement.classList.toggle('dark')
  await vi.advanceTimersByTimeAsync(0)
  expect(inks).toContain('#cef07a')
})

it('The sky keeps its still picture where nothing can be drawn', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { isLive } = await renderSky()
  expect(isLive()).toBe(false)
})
