import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_PATHS = [
  // Debian's headless build has the same engine and takes two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Chromium's argument by which every request to another host fails. */
export const NO_OTHER_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'

/** The browser that the tests drive: `CHROMIUM_PATH`, else the system's, else Playwright's own. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH is "${named}", where there is no file.`)
  return named || [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path))
}

/** @param {string[]} more arguments of its own */
export function launchOptions(more = []) {
  const executablePath = findChromium()
  return { ...(executablePath && { executablePath }), args: ['--disable-gpu', ...more] }
}
