import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary, RETRY_INTERVAL_MS } from '@/boot/error-boundary.tsx'

function Fragile(): never {
  throw new Error('broken')
}

beforeEach(() => {
  // React logs the error that it caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('An error goes to the next boundary where the nearest has no fallback', () => {
  render(
    <ErrorBoundary fallback="quebrou">
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>
      inteira
    </ErrorBoundary>,
  )
  expect(screen.getByText('quebrou')).toBeVisible()
  expect(screen.queryByText('inteira')).toBeNull()
})

it('A part of the page is rendered anew each time a translator has moved its elements', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const page = (icon: boolean) => (
    <ErrorBoundary fallback="quebrou">
      <p>
        {icon && <i />}
        palavras
      </p>
    </ErrorBoundary>
  )
  const { container, rerender } = render(page(false))
  for (let times = 0; times < 2; times++) {
    container.querySelector('p')?.firstChild?.replaceWith(document.createElement('font'))
    rerender(page(true))
    expect(container.innerHTML).toBe('<p><i></i>palavras</p>')
    rerender(page(false))
    vi.advanceTimersByTime(RETRY_INTERVAL_MS)
  }
})
