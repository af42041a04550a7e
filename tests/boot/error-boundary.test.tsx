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

  it('is left to the next boundary where its own has no fallback', () => {
    render(
      <ErrorBoundary fallback={Failure}>
        <ErrorBoundary>
          <Fragile />
        </ErrorBoundary>
        inteira
      </ErrorBoundary>,
    )
    expect(failure()).toBeVisible()
    expect(screen.queryByText('inteira')).toBeNull()
  })

  it('is rendered anew where others have moved what stood in it', () => {
    const page = (icon: boolean) => (
      <ErrorBoundary>
        <p>
          {icon && <i />}
          palavras
        </p>
      </ErrorBoundary>
    )
    const { container, rerender } = render(page(false))
    const words = document.createElement('font')
    container.querySelector('p')?.firstChild?.replaceWith(words)
    rerender(page(true))
    expect(container.innerHTML).toBe('<p><i></i>palavras</p>')
  })
})
