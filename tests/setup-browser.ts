import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { toasts } from '@/ui/toast/toast-store.ts'
import { fillBrowserGaps } from './browser-gaps.ts'

for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()
window.history.replaceState(null, '', '/')
fillBrowserGaps()

// Modules that are loaded once listen to the window for good, but not to the next file's.
const listen = window.addEventListener
const listening: Parameters<typeof listen>[] = []
window.addEventListener = (...listener: Parameters<typeof listen>) => {
  listening.push(listener)
  listen.apply(window, listener)
}
afterAll(() => {
  window.addEventListener = listen
  for (const [type, listener, options] of listening)
    window.removeEventListener(type, listener, options)
})

configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.documentElement.className = ''
})

afterEach(() => {
  cleanup()
  toasts.set([])
})
