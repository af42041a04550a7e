import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearToasts } from '@/toast/toast-store.ts'
import { fillBrowserGaps } from './browser-gaps.ts'
import { resetDevice } from './device.ts'

const inBrowser = typeof window !== 'undefined'
if (inBrowser) fillBrowserGaps()
// A busy machine may take its time to load what a page loads when it is first needed.
configure({ asyncUtilTimeout: 4000 })

const complaints: string[] = []

// In the browser a console error fails the end-to-end tests; here it fails the unit tests. A test that
// expects one gives the spy an implementation of its own and asserts the call.
beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complaints.push(`console.${level}: ${args.map(String).join(' ')}`)
    })
  if (!inBrowser) return
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.documentElement.className = ''
  resetDevice()
})

afterEach(() => {
  vi.useRealTimers()
  if (inBrowser) {
    cleanup()
    clearToasts()
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})
