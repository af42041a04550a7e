import { defineConfig } from '@playwright/test'
import { launchOptions } from '../e2e/support/chromium.mjs'

export default defineConfig({
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: { launchOptions: launchOptions() },
  projects: [
    ...['bench', 'hosts', 'html'].map((name) => ({ name, testMatch: `${name}.spec.ts` })),
    { name: 'Firefox', testDir: 'browsers', use: { browserName: 'firefox' } },
    { name: 'WebKitGTK', testDir: 'browsers', use: { browserName: 'webkit' } },
  ],
})
