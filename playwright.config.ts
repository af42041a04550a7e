import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { WorkerFixtures } from './e2e/support/fixtures.ts'
import { OTHER_BUILD } from './e2e/support/other-site.ts'
import { OWN_BUILD } from './e2e/support/own-site.ts'
import { launchOptions } from './scripts/chromium.mjs'

/** Tests of a second build with other settings, which the project `build` makes first. */
const OTHER_SITE = /(optional-settings|whole-languages)\.spec\.ts$/
/** Tests of a site with a folder of its own, which the project `own build` makes first. */
const OWN_SITE = /(tags|word-pages)\.spec\.ts$/

export default defineConfig<object, Pick<WorkerFixtures, 'build'>>({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than there are cores, as a test spends much of its time waiting.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  timeout: 30_000,
  reporter: 'list',
  projects: [
    { name: 'build', testMatch: 'other-site.setup.ts' },
    { name: 'own build', testMatch: 'own-site.setup.ts' },
    { name: 'site', testIgnore: [OTHER_SITE, OWN_SITE] },
    {
      name: 'other site',
      testMatch: OTHER_SITE,
      dependencies: ['build'],
      use: { build: OTHER_BUILD },
    },
    {
      name: 'own site',
      testMatch: OWN_SITE,
      dependencies: ['own build'],
      use: { build: OWN_BUILD },
    },
  ],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    // Without motion, as the aurora would slow every test. Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A request to any other host fails, and with it its test.
    launchOptions: launchOptions(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']),
  },
})
