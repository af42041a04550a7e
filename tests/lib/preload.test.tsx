import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { preload, usePreload } from '@/lib/preload.ts'
import { pass, stopClock } from '../clock.ts'

const load = vi.fn<() => Promise<unknown>>()

function Page() {
  usePreload(load)
  return null
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(undefined)
})

it('waits for an idle moment, and is done once however often the page is drawn', async () => {
  stopClock()
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const { rerender } = render(<Page />)
  rerender(<Page />)
  await pass(0)
  expect(load).not.toHaveBeenCalled()
  readyState.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  await pass(2000)
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
