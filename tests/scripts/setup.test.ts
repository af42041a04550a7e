import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

it('The setup refuses to change a node_modules that npm has not filled', () => {
  const project = temporaryFolder({
    'scripts/setup.cjs': readFileSync('scripts/setup.cjs'),
    'package-lock.json': '{ "packages": {} }',
  })
  mkdirSync(path.join(project, 'node_modules'))
  const setup = [path.join(project, 'scripts/setup.cjs')]
  const { status, stderr } = spawnSync(process.execPath, setup, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^node_modules was not filled by npm/)
})
