import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without its windows: the same engine, and the tests take two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What keeps Chromium from asking for anything but the page, and lets root start it. */
export const QUIET = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/**
 * The browser that the tests drive: `CHROMIUM_PATH`, else the system's, else Playwright's own.
 * @param {{ shell: boolean }} options whether one without windows will do
 * @returns {string | undefined} its path, or nothing when none is installed
 */
export function findChromium({ shell } = { shell: true }) {
  const named = process.env['CHROMIUM_PATH']
  const system = SYSTEM_PATHS.filter((path) => shell || path !== HEADLESS_SHELL)
  const candidates = [...(named ? [named] : []), ...system, chromium.executablePath()]
  return candidates.find((path) => existsSync(path))
}

/**
 * How Playwright starts that browser, everywhere.
 * @param {string[]} more arguments of its own
 */
export function launchOptions(more = []) {
  const executablePath = findChromium()
  return { ...(executablePath && { executablePath }), args: [...QUIET, ...more] }
}
