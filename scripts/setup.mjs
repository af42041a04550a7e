// Installs what is missing before a command runs: the dependencies, and with --browser a Chromium.
// Plain Node without imports from node_modules, as it may be the first thing run on a fresh clone.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { aptInstall } from './apt-install.mjs'

/**
 * Through a shell: on Windows `npm` is no program of its own.
 * @param {string} command
 */
function succeeds(command) {
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
}

/**
 * The packages of a lock file, by their places in `node_modules`.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

const { '': _project, ...wanted } = packagesOf('package-lock.json')
const found = packagesOf('node_modules/.package-lock.json')
const missing = Object.entries(wanted).filter(([place, { version, optional }]) => {
  const there = found[place]
  // What is optional may be for another system; in another version it counts.
  return there ? there.version !== version : !optional
})
if (missing.length > 0) {
  // "npm ci" would first take away what is there, also where it then cannot get the rest.
  const command = existsSync('node_modules') ? 'npm install --no-save' : 'npm ci'
  console.log(`Installing ${missing.length} packages (${command}) …`)
  // No package needs its install script here, and none should run what nobody has read.
  if (!succeeds(`${command} --no-audit --no-fund --ignore-scripts`)) {
    console.error('The dependencies could not be installed: is there a connection to the registry?')
    process.exit(1)
  }
}

if (process.argv.includes('--browser')) {
  const { findChromium, HEADLESS_SHELL } = await import('./chromium.mjs')
  if (!process.env['CHROMIUM_PATH'] && !existsSync(HEADLESS_SHELL))
    aptInstall('chromium-headless-shell')
  if (!findChromium()) {
    console.log('Installing Chromium for the browser tests (playwright install) …')
    succeeds('npx playwright install --only-shell chromium')
  }
  if (!findChromium()) {
    console.error('No Chromium: install one, or name it in CHROMIUM_PATH.')
    process.exit(1)
  }
}
