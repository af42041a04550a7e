import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { errorTexts } from '@/content/pt-br/errors.ts'
import { ErrorBoundary, type FallbackProps } from '@/loading/error-boundary.tsx'
import { PartFailure } from '@/loading/part-failure.tsx'
import { Part } from '@/loading/part.tsx'
import { withChannels } from '../with-channels.ts'

let broken = true

function Fragile() {
  if (broken) throw new Error('broken')
  return 'inteira'
}

function Failure({ retry }: FallbackProps) {
  return (
    <button type="button" disabled={!retry} onClick={retry}>
      quebrou
    </button>
  )
}

beforeEach(() => {
  broken = true
  // React names what broke in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('what breaks', () => {
  const renderFragile = () =>
    render(
      <ErrorBoundary fallback={Failure}>
        <Fragile />
      </ErrorBoundary>,
    )
  const failure = () => screen.getByRole('button', { name: 'quebrou' })

  it('gives way to its fallback, from which it can be tried again, once', () => {
    renderFragile()
    fireEvent.click(failure())
    expect(failure()).toBeDisabled()
  })

  it('is there again when it is whole', () => {
    renderFragile()
    broken = false
    fireEvent.click(failure())
    expect(screen.getByText('inteira')).toBeVisible()
  })

  it('is there again once the connection is back', () => {
    renderFragile()
    broken = false
    fireEvent(window, new Event('online'))
    expect(screen.getByText('inteira')).toBeVisible()
  })
})

describe('a part that breaks', () => {
  it('takes nothing along, and says so where it was asked for', () => {
    const { rerender } = render(
      <>
        <p>ao lado</p>
        <Part>
          <Fragile />
        </Part>
      </>,
    )
    expect(screen.getByText('ao lado')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(
      <Part fallback={PartFailure}>
        <Fragile />
      </Part>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent(withChannels(errorTexts.part))
  })
})
