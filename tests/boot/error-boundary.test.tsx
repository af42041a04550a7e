import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary, type FallbackProps } from '@/boot/error-boundary.tsx'

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
})
