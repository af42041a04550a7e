import { expect, it, vi } from 'vitest'
import { afterPaint } from '@/browser/after-paint.ts'

it('runs after the next frame, and not in it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const run = vi.fn<() => void>()
  afterPaint(run)
  await vi.runAllTimersAsync()
  expect(run).not.toHaveBeenCalled()
  frames[0]?.(0)
  expect(run).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(run).toHaveBeenCalledOnce()
})
