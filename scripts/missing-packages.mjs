/**
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lock
 */

/**
 * The packages of a lock file that are not installed in the version it names. What is optional may be
 * missing, as it is where it is for another system; in another version it counts.
 * @param {Lock} wanted `package-lock.json`
 * @param {Lock} installed what npm notes of an install, `node_modules/.package-lock.json`
 * @returns {string[]} their places in `node_modules`
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([place, { version, optional }]) => {
      if (place === '') return false
      const found = installed.packages[place]
      return found ? found.version !== version : !optional
    })
    .map(([place]) => place)
}
