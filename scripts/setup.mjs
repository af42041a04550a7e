// Installs what is missing before a command runs: the dependencies, and with --browser a Chromium.
// Plain Node without imports from node_modules, as it may be the first thing run on a fresh clone.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { aptInstall } from './apt-install.mjs'

const LOCK = 'package-lock.json'
const INSTALLED_LOCK = 'node_modules/.installed-lock.json'

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

function dependenciesInstalled() {
  return existsSync(INSTALLED_LOCK) && readFileSync(INSTALLED_LOCK).equals(readFileSync(LOCK))
}

if (!dependenciesInstalled()) {
  console.log('Installing the dependencies (npm ci) …')
  // No package needs its install script here, and none should run what nobody has read.
  if (!succeeds('npm', ['ci', '--no-audit', '--ignore-scripts'])) process.exit(1)
  copyFileSync(LOCK, INSTALLED_LOCK)
}

if (process.argv.includes('--browser')) {
  const { findChromium, HEADLESS_SHELL } = await import('./chromium.mjs')
  if (!process.env['CHROMIUM_PATH'] && !existsSync(HEADLESS_SHELL))
    aptInstall('chromium-headless-shell')
  if (!findChromium()) {
    console.log('Installing Chromium for the browser tests (playwright install) …')
    succeeds('npx', ['playwright', 'install', '--only-shell', 'chromium'])
  }
  if (!findChromium()) {
    console.error('No Chromium: install one, or name it in CHROMIUM_PATH.')
    process.exit(1)
  }
}
