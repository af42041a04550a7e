import { afterEach, beforeEach, vi } from 'vitest'

// A process takes file after file, as loading jsdom and React costs more than most of them: each has
// modules of its own, an empty page, and no stub of the one before.
vi.resetModules()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

// What the tests of plugins and pure functions do without takes its time to load.
if (typeof window !== 'undefined') await import('./setup-browser.ts')

const complaints: string[] = []

// In the browser a console error fails the end-to-end tests; here it fails the unit tests. A test that
// expects one gives the spy an implementation of its own and asserts the call.
beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) =>
      complaints.push(`console.${level}: ${args.map(String).join(' ')}`),
    )
})

afterEach(() => {
  vi.useRealTimers()
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})
