// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Sky } from '@/features/hero-logo/sky.tsx'
import { STARS, STAR_NAMES } from '@/lib/cross.ts'

const engine = vi.hoisted(() => ({
  start: vi.fn<(sky: HTMLElement, canvas: HTMLCanvasElement) => () => void>(),
  stop: vi.fn<() => void>(),
}))
vi.mock('@/loading/when-idle.ts', () => ({
  whenIdle: () => new Promise((resolve) => setTimeout(resolve, 2000)),
}))
vi.mock('@/features/hero-logo/aurora-engine.ts', () => ({ startAurora: engine.start }))

const names = { gamma: 'Um', beta: 'Dois', delta: 'Três', alpha: 'Quatro', epsilon: 'Cinco' }

beforeEach(() => {
  vi.useFakeTimers()
  engine.start.mockReset().mockReturnValue(engine.stop)
  engine.stop.mockReset()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function whenIdle() {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(3000)
  })
}

describe('the sky', () => {
  it('is one decoration with the still curtain, five stars and their names', () => {
    const { container } = render(<Sky names={names} />)
    expect(container.children).toHaveLength(1)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelector('.sky-still')).not.toBeNull()
    expect(container.querySelectorAll('.sky-stars circle')).toHaveLength(5)
    for (const star of STAR_NAMES) {
      const name = container.querySelector(`.sky-star[data-star="${star}"]`)
      expect(name?.textContent).toBe(names[star])
    }
  })

  it('is complete when prerendered, and the same on every run', () => {
    const html = renderToString(<Sky names={names} />)
    expect(html).toContain('sky-still')
    expect(html).not.toMatch(/NaN|undefined|Infinity/)
    expect(renderToString(<Sky names={names} />)).toBe(html)
  })

  it('stands its stars where the cross has them', () => {
    const css = readFileSync('src/features/hero-logo/sky.css', 'utf8')
    for (const star of STAR_NAMES) {
      const { x, y } = STARS[star]
      expect(css).toContain(`.sky [data-star='${star}'] {\n  --x: ${x};\n  --y: ${y};`)
    }
  })

  it('starts its engine once the page is idle, and ends it when it leaves', async () => {
    const { container, unmount } = render(<Sky names={names} />)
    expect(engine.start).not.toHaveBeenCalled()
    await whenIdle()
    expect(engine.start).toHaveBeenCalledExactlyOnceWith(
      container.querySelector('.sky'),
      container.querySelector('canvas'),
    )
    unmount()
    expect(engine.stop).toHaveBeenCalledOnce()
  })

  it('never starts its engine when it leaves first', async () => {
    render(<Sky names={names} />).unmount()
    await whenIdle()
    expect(engine.start).not.toHaveBeenCalled()
  })

  it('keeps the still curtain when the engine fails', async () => {
    engine.start.mockImplementation(() => {
      throw new Error('No engine')
    })
    const { container } = render(<Sky names={names} />)
    await whenIdle()
    expect(engine.start).toHaveBeenCalledOnce()
    expect(container.querySelector('.sky-still')).not.toBeNull()
  })
})
