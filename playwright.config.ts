import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { WorkerFixtures } from './e2e/support/fixtures.ts'
import { OTHER_BUILD } from './e2e/support/other-site.ts'
import { away } from './e2e/support/site.ts'
import { launchOptions } from './scripts/chromium.mjs'

/** These look at the site with other settings, which is built first. */
const OTHER_SITE = /(optional-settings|whole-languages)\.spec\.ts$/

export default defineConfig<object, Pick<WorkerFixtures, 'build'>>({
  testDir: 'e2e',
  fullyParallel: true,
  // Skip tests tagged with a part that this site has switched off.
  grepInvert: away.map((part) => new RegExp(`@${part}\\b`)),
  // One more than there are cores, as a test spends much of its time waiting.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // On a machine that others use too, once more; what needed it is counted apart.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  reporter: 'list',
  projects: [
    { name: 'build', testMatch: 'other-site.setup.ts' },
    { name: 'site', testIgnore: OTHER_SITE },
    {
      name: 'other site',
      testMatch: OTHER_SITE,
      dependencies: ['build'],
      use: { build: OTHER_BUILD },
    },
  ],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    // The aurora at rest: two cores have better to do. What moves is tested where it matters.
    contextOptions: { reducedMotion: 'reduce' },
    // The tests never leave this machine: a request to any other host fails, and with it its test.
    launchOptions: launchOptions(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']),
  },
})
