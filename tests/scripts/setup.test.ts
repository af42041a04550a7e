import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const project = mkdtempSync(path.join(tmpdir(), 'setup-'))
afterAll(() => rmSync(project, { recursive: true }))

mkdirSync(path.join(project, 'scripts'))
copyFileSync('scripts/setup.cjs', path.join(project, 'scripts/setup.cjs'))
copyFileSync('package.json', path.join(project, 'package.json'))
writeFileSync(path.join(project, 'package-lock.json'), '{ "packages": {} }')

/** What the command says under a version of Node. */
function setUpUnder(version: string): string {
  const other = path.join(project, 'other-node.cjs')
  const versions = `{ ...process.versions, node: '${version}' }`
  writeFileSync(other, `Object.defineProperty(process, 'versions', { value: ${versions} })`)
  return spawnSync(process.execPath, ['-r', other, path.join(project, 'scripts/setup.cjs')], {
    encoding: 'utf8',
  }).stderr
}

it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '26.1.0'])('Node %s will do', (version) => {
  expect(setUpUnder(version)).toBe('')
})

it.each(['18.20.0', '20.18.3', '21.7.3', '22.12.0', '23.11.0'])('Node %s will not', (version) => {
  expect(setUpUnder(version)).toBe(
    `Node 20.19, 22.13, or 24 and newer is needed; this is ${version}.\n`,
  )
})

it('What another package manager has put into node_modules is left alone, and said', () => {
  mkdirSync(path.join(project, 'node_modules'))
  expect(setUpUnder(process.versions.node)).toMatch(/^node_modules was not filled by npm/)
})
