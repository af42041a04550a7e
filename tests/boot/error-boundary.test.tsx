import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary, RETRY_INTERVAL_MS } from '@/boot/error-boundary.tsx'

function Fragile(): never {
  throw new Error('broken')
}

beforeEach(() => {
  // React names what broke in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('What breaks is left to the next boundary where its own has no fallback', () => {
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

it('What breaks is rendered anew each time that others have moved what stood in it', () => {
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
