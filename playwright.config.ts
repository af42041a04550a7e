import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions, NO_OTHER_HOSTS } from './e2e/support/chromium.mjs'
import type { WorkerFixtures } from './e2e/support/fixtures.ts'
import { readProcessEnv } from './plugins/process-env.ts'
import { siteNamed } from './tests/support/other-sites.ts'

/** A second build, with everything that the example does not show. */
const office = {
  dist: `${readProcessEnv().dist}-office`,
  site: siteNamed('office'),
}

/** What `npm test` leaves out, as it takes long or needs more packages: each runs by its name alone. */
function onDemand(name: string, file = `${name}.spec.ts`) {
  return {
    name,
    testMatch: `e2e/on-demand/${file}`,
    workers: 1,
    timeout: 180_000,
    expect: { timeout: 60_000 },
  }
}

export default defineConfig<object, Pick<WorkerFixtures, 'build'>>({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than there are cores, as a test spends much of its time waiting.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  reporter: 'list',
  projects: [
    { name: 'office build', testMatch: 'e2e/office/office.setup.ts', use: { build: office } },
    { name: 'site', testIgnore: ['e2e/office/**', 'e2e/on-demand/**'] },
    {
      name: 'office',
      testMatch: ['e2e/office/*.spec.ts', 'e2e/check.spec.ts'],
      dependencies: ['office build'],
      use: { build: office },
    },
    onDemand('bench'),
    onDemand('hosts'),
    onDemand('html'),
    { ...onDemand('Firefox', 'engines/*.spec.ts'), use: { browserName: 'firefox' } },
    { ...onDemand('WebKitGTK', 'engines/*.spec.ts'), use: { browserName: 'webkit' } },
  ],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    // Without motion, as the aurora would slow every test. Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A request to another host fails the test.
    launchOptions: launchOptions([NO_OTHER_HOSTS]),
  },
})
