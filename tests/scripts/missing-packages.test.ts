import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { missingPackages } from '../../scripts/missing-packages.mjs'

const WANTED = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
}

function installed(packages: Record<string, { version: string }>) {
  return missingPackages(WANTED, { packages })
}

it('finds nothing missing where the versions of the lock file are installed', () => {
  expect(installed({ 'node_modules/react': { version: '19.3.1' } })).toEqual([])
})

it('finds what is missing or of another version, and the optional only in another version', () => {
  expect(installed({})).toEqual(['node_modules/react'])
  expect(installed({ 'node_modules/react': { version: '19.3.0' } })).toEqual(['node_modules/react'])
  expect(
    installed({
      'node_modules/react': { version: '19.3.1' },
      'node_modules/fsevents': { version: '2.0.0' },
    }),
  ).toEqual(['node_modules/fsevents'])
})

it("takes this project's own install as whole", () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as typeof WANTED
  expect(
    missingPackages(read('package-lock.json'), read('node_modules/.package-lock.json')),
  ).toEqual([])
})
