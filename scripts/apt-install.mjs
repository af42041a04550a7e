import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs a package on Debian as root and says so; elsewhere does nothing.
 * @param {string} name
 */
export function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: /** @type {const} */ ('inherit') }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}

/**
 * Returns what `find` finds, after installing its package if need be. Throws where it is still missing.
 * @template T
 * @param {string} name of the package, on Debian
 * @param {() => T} find
 * @returns {NonNullable<T>}
 */
export function installed(name, find) {
  if (!find()) aptInstall(name)
  const found = find()
  if (!found)
    throw new Error(`${name} is missing: install it first (Debian: apt-get install ${name}).`)
  return found
}
