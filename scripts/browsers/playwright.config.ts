import { defineConfig } from '@playwright/test'
import { away } from '../../e2e/support/site.ts'

/** What engines do differently, in Firefox and in WebKitGTK, the engine of Safari. */
export default defineConfig({
  workers: 1,
  grepInvert: away.map((part) => new RegExp(`@${part}\\b`)),
  timeout: 180_000,
  // Only what never happens takes as long: a busy machine fails no journey.
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: [
    { name: 'Firefox', use: { browserName: 'firefox' } },
    { name: 'WebKitGTK', use: { browserName: 'webkit' } },
  ],
})
