import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const results = process.env['BROWSER_RESULTS']
const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On a machine that others use too, once more; what needed it is counted apart.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  reporter: [['list'], ...(results ? [['json', { outputFile: results }] as const] : [])],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    // The aurora at rest: two cores have better to do. What moves is tested where it matters.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // The tests never leave this machine: a request to any other host fails, and with it its test.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
})
