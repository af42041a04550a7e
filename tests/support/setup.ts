import { afterEach, beforeEach, vi } from 'vitest'

// A process runs many files, because loading jsdom and React takes longer than most of them. Each file has
// fresh modules, an empty page, and no stubs.
vi.resetModules()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

// Slow to load, and only tests with a window need it.
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
