import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FallbackProps } from '@/loading/error-boundary.tsx'
import { Isolated } from '@/loading/part.tsx'
import { lazy } from '@/loading/lazy.tsx'

function Broken(): never {
  throw new Error('broken')
}

const load = vi.fn<() => Promise<() => ReactNode>>()
let Fetched = lazy(load)

function Failure({ retry }: FallbackProps) {
  return (
    <button type="button" disabled={!retry} onClick={retry}>
      quebrou
    </button>
  )
}
const failure = () => screen.findByRole('button', { name: 'quebrou' })

beforeEach(() => {
  // React names what broke in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // The page has been reloaded for a new build before.
  sessionStorage.setItem('reloaded-for-new-build', 'announced')
  Fetched = lazy(load)
  load.mockReset()
  load.mockRejectedValue(new TypeError('Failed to fetch'))
})

describe('a part of a page', () => {
  it.each([
    ['breaks', () => Broken],
    ['cannot be had', () => Fetched],
  ])('that %s gives way to its fallback, and takes nothing along', async (_how, broken) => {
    const Thing = broken()
    render(
      <>
        <p>ao lado</p>
        <Isolated fallback={Failure}>
          <Thing />
        </Isolated>
        <Isolated>
          <Thing />
        </Isolated>
      </>,
    )
    expect(await failure()).toBeVisible()
    expect(screen.getByText('ao lado')).toBeVisible()
  })

  it('is shown when it is whole', () => {
    render(<Isolated fallback={Failure}>inteira</Isolated>)
    expect(screen.getByText('inteira')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a part that could not be had', () => {
  const renderFetched = () =>
    render(
      <Isolated fallback={Failure}>
        <Fetched />
      </Isolated>,
    )

  it('is asked for again when the visitor tries again, and not before', async () => {
    const { rerender } = renderFetched()
    await failure()
    rerender(
      <Isolated fallback={Failure}>
        <Fetched />
      </Isolated>,
    )
    expect(load).toHaveBeenCalledOnce()
    load.mockResolvedValue(() => 'inteira')
    fireEvent.click(await failure())
    expect(await screen.findByText('inteira')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is there once the connection is back', async () => {
    renderFetched()
    await failure()
    load.mockResolvedValue(() => 'inteira')
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('inteira')).toBeVisible()
  })

  it('is tried again once', async () => {
    renderFetched()
    fireEvent.click(await failure())
    await vi.waitFor(async () => {
      expect(await failure()).toBeDisabled()
    })
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is asked for again when it is shown again', async () => {
    const { unmount } = renderFetched()
    await failure()
    unmount()
    load.mockResolvedValue(() => 'inteira')
    renderFetched()
    expect(await screen.findByText('inteira')).toBeVisible()
  })
})
