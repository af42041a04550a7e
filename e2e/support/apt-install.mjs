import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// What `find` finds, if need be once apt-get has installed its package. Throws where it stays missing.
/** @template T @param {string} name @param {() => T} find @returns {NonNullable<T>} */
export function installed(name, find) {
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`Installing ${name} (apt-get) …`)
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    // Workers that miss something at the same time wait for each other.
    spawnSync('flock', ['/usr/bin/apt-get', 'sh', '-c', install], { stdio: 'inherit', env })
  }
  const found = find()
  if (!found) throw new Error(`${name} is missing (Debian: apt-get install ${name}).`)
  return found
}
