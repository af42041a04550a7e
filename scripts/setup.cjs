// Installs what a command needs: the packages of the named folder or of the site, with --browser a Chromium.
// CommonJS, because Node loads no ES module in some of the folders that are refused below.
const { spawnSync } = require('node:child_process')
const { existsSync, readFileSync } = require('node:fs')
const path = require('node:path')

/** @param {string} reason @returns {never} */
function refuse(reason) {
  console.error(reason)
  process.exit(1)
}

/** @param {string} command through a shell, as on Windows `npm` is no program of its own */
function succeeds(command) {
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function missingPlaces() {
  /** @type {Record<string, { version?: string, optional?: boolean }>} */
  const { '': _project, ...wanted } = readJson('package-lock.json').packages
  const found = readJson('node_modules/.package-lock.json').packages ?? {}
  return Object.entries(wanted).filter(([place, { version, optional }]) => {
    // An optional package may be for another system: only a wrong version counts.
    const there = found[place]
    return there ? there.version !== version : !optional
  })
}

function installPackages() {
  const isThere = existsSync('node_modules')
  if (isThere && !existsSync('node_modules/.package-lock.json'))
    refuse('node_modules was not filled by npm, or not to its end. Delete it and run this again.')
  const missing = missingPlaces()
  if (missing.length === 0) return
  // `npm ci` deletes node_modules first, even where it then cannot reach the registry.
  const command = isThere ? 'npm install --no-save' : 'npm ci'
  console.log(`Installing ${missing.length} packages (${command}) …`)
  // Builds and tests need the packages of development, whatever NODE_ENV a host has set.
  const options = '--include=dev --engine-strict --no-audit --no-fund --ignore-scripts'
  if (!succeeds(`${command} ${options}`))
    refuse('The dependencies could not be installed: npm says above what is in the way.')
}

async function installChromium() {
  const { installed } = await import('../e2e/support/apt-install.mjs')
  const { findChromium } = await import('../e2e/support/chromium.mjs')
  if (findChromium()) return
  try {
    installed('chromium-headless-shell', findChromium)
  } catch {
    console.log('Installing Chromium for the browser tests (playwright install) …')
    succeeds('npx playwright install chromium')
    if (!findChromium()) refuse('No Chromium: install one, or name it in CHROMIUM_PATH.')
  }
}

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '.'
process.chdir(path.join(__dirname, '..', folder))

const [unfit] = (process.platform === 'win32' ? /#/ : /[#?\\]/).exec(process.cwd()) ?? []
if (unfit)
  refuse(`No build reads a folder with "${unfit}" in its path. Move the project: ${process.cwd()}`)

installPackages()
if (process.argv.includes('--browser'))
  installChromium().catch((/** @type {Error} */ { message }) => refuse(message))
