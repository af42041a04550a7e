import { defineConfig } from '@playwright/test'
import { away } from '../../e2e/support/site.ts'

/** Journeys in Firefox and in WebKitGTK, the engine of Safari. */
export default defineConfig({
  workers: 1,
  grepInvert: away.map((part) => new RegExp(`@${part}\\b`)),
  timeout: 180_000,
  // Long enough for a busy machine.
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: [
    { name: 'Firefox', use: { browserName: 'firefox' } },
    { name: 'WebKitGTK', use: { browserName: 'webkit' } },
  ],
})
