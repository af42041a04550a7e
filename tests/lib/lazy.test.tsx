import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazy } from '@/lib/lazy.ts'
import { reloadWhenStale } from '@/lib/reload-after-deploy.ts'

it('what fails while the page is about to be loaded anew is not told', async () => {
  vi.stubGlobal('location', { reload: vi.fn<() => void>() })
  reloadWhenStale()
  const Gone = lazy<object>(async () => {
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  render(
    <Suspense fallback="aguarde">
      <Gone />
    </Suspense>,
  )
  await act(async () => Promise.resolve())
  expect(screen.getByText('aguarde')).toBeVisible()
})
