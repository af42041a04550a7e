import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { lazy } from '@/loading/lazy.tsx'
import { Part } from '@/loading/part.tsx'

const load = vi.fn<() => Promise<() => ReactNode>>()

beforeEach(() => {
  load.mockReset()
  load.mockResolvedValue(() => 'inteira')
  // The page has been reloaded for a new build before.
  sessionStorage.setItem('reloaded-for-new-build', 'announced')
})

it('is rendered at once where its code is there, as what is hydrated has to be', async () => {
  const Fetched = lazy(load)
  await Fetched.load()
  render(<Fetched />)
  expect(screen.getByText('inteira')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('is asked for when it is rendered, and again after it could not be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Fetched = lazy(load)
  const part = (
    <Part showFailure>
      <Fetched />
    </Part>
  )
  const { unmount } = render(part)
  expect(await screen.findByRole('alert')).toBeVisible()
  unmount()
  render(part)
  expect(await screen.findByText('inteira')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
