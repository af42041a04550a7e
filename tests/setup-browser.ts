import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { clearToasts } from '@/toast/toast-store.ts'
import { fillBrowserGaps } from './browser-gaps.ts'
import { resetDevice } from './device.ts'

fillBrowserGaps()
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.documentElement.className = ''
  resetDevice()
})

afterEach(() => {
  cleanup()
  clearToasts()
})
