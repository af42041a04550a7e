import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/boot/error-boundary.tsx'

function Fragile(): never {
  throw new Error('broken')
}

beforeEach(() => {
  // React names what broke in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('what breaks', () => {
  it('is left to the next boundary where its own has no fallback', () => {
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
