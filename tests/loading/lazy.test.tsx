import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { lazy, lazyAsked } from '@/loading/lazy.tsx'
import { loadOrReload } from '@/loading/load-or-reload.ts'
import { PartFailure } from '@/loading/part-failure.tsx'
import { LOADING } from '@/loading/page-state.ts'
import { Part } from '@/loading/part.tsx'

vi.mock(import('@/loading/load-or-reload.ts'), { spy: true })

const load = vi.fn<() => Promise<() => ReactNode>>()

beforeEach(() => {
  load.mockReset()
  load.mockResolvedValue(() => 'inteira')
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
    <Part fallback={PartFailure}>
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

it('may have the page reloaded where it is asked for, not where it comes by itself or ahead', async () => {
  await lazy(load).load()
  await lazyAsked(load).preload()
  expect(loadOrReload).not.toHaveBeenCalled()
  await lazyAsked(load).load()
  expect(loadOrReload).toHaveBeenCalledExactlyOnceWith(load)
})

it('shows that it is on its way while it is asked for, not while it comes ahead', async () => {
  const { dataset } = document.documentElement
  for (const [begin, shown] of [
    [lazyAsked(load).load, true],
    [lazyAsked(load).preload, false],
    [lazy(load).load, false],
  ] as const) {
    const coming = begin()
    expect(LOADING in dataset).toBe(shown)
    await coming
    expect(LOADING in dataset).toBe(false)
  }
})
