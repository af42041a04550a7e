import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary, GIVE_UP_WITHIN_MS } from '@/ui/error-boundary.tsx'

// app.test.tsx tests which boundary an error goes to.
it('A part of the page is rendered anew each time a translator has moved its elements', () => {
  // React logs the error that it caught.
  vi.spyOn(console, 'error').mockReturnValue()
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
    vi.advanceTimersByTime(GIVE_UP_WITHIN_MS)
  }
})
