// Lists what a visitor's browser may receive from others, with version and licence, out of the lock
// file. Fails on a licence that nobody has read yet: read it, then add it here.
import { readFileSync } from 'node:fs'

const READ = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'])

/** Read, and to be known by whoever takes the site over. */
const REMARKS = new Map([
  [
    'FSL-1.1-ALv2',
    'any use but offering a product that competes with it; Apache-2.0 two years after its release',
  ],
])

/** @type {{ packages: Record<string, { version?: string, license?: string, dev?: boolean }> }} */
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))

const shipped = Object.entries(lock.packages)
  .filter(([place, { dev }]) => place !== '' && !dev)
  .map(([place, { version = '', license = 'none named' }]) => ({
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

/** @param {'name' | 'version'} column */
const width = (column) => Math.max(...shipped.map((row) => row[column].length))
for (const { name, version, license } of shipped)
  console.log(`${name.padEnd(width('name'))}  ${version.padEnd(width('version'))}  ${license}`)

for (const [license, remark] of REMARKS) console.log(`\n${license}: ${remark}`)
console.log('\nThe typeface Archivo: OFL-1.1 (src/fonts/OFL.txt)')

const unknown = shipped.filter(({ license }) => !READ.has(license) && !REMARKS.has(license))
for (const { name, license } of unknown) console.error(`\n${name}: ${license} has not been read`)
if (unknown.length > 0) process.exitCode = 1
