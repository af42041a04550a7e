import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { clearToasts } from '@/toast/toast-store.ts'

// In the browser a console error fails the end-to-end tests; here it fails the unit tests. A test that
// expects one replaces the spy's implementation and asserts the call.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    expect.fail(`console.error: ${args.map(String).join(' ')}`)
  })
  vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => {
    expect.fail(`console.warn: ${args.map(String).join(' ')}`)
  })
  if (typeof window === 'undefined') return
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.documentElement.className = ''
})

afterEach(() => {
  if (typeof window === 'undefined') return
  cleanup()
  clearToasts()
})
