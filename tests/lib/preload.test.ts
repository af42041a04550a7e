import { beforeEach, expect, it, vi } from 'vitest'
import { preload, preloadWhenUsed } from '@/loading/preload.ts'
import { needAllParts } from '@/loading/when-idle.ts'

const load = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  load.mockReset().mockResolvedValue(undefined)
})

it('waits for the first use', async () => {
  preloadWhenUsed(load)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  needAllParts()
  await Promise.resolve()
  expect(load).toHaveBeenCalledOnce()
})

it('keeps a failure to itself', async () => {
  const rejected = vi.fn<() => void>()
  process.on('unhandledRejection', rejected)
  load.mockRejectedValue(new Error('gone'))
  preload(load)
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', rejected)
  expect(load).toHaveBeenCalledOnce()
  expect(rejected).not.toHaveBeenCalled()
})
