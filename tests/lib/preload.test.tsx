import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { preload, usePreload } from '@/lib/preload.ts'
import { needAllParts } from '@/lib/when.ts'

const load = vi.fn<() => Promise<unknown>>()

function Page() {
  usePreload(load)
  return null
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(undefined)
})

it('waits for the first use, and is done once however often the page is drawn', async () => {
  const { rerender } = render(<Page />)
  rerender(<Page />)
  await act(async () => Promise.resolve())
  expect(load).not.toHaveBeenCalled()
  await act(async () => {
    needAllParts()
  })
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
