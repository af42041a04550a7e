import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const SCRIPT = path.resolve('scripts/test.mjs')
const STEPS = ['test:types', 'test:lint', 'test:format', 'build', 'test:unit', 'test:browser']

/** Runs the tests of a project in which these steps are red. */
function runWith(red: string[]) {
  const step = (name: string) => [
    name,
    `node -e "process.exitCode = ${Number(red.includes(name))}" --`,
  ]
  const scripts = Object.fromEntries(STEPS.map(step))
  const folder = temporaryFolder({ 'package.json': JSON.stringify({ scripts }) })
  return spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' })
}

it('npm test passes where every step does', () => {
  const { status, stdout } = runWith([])
  expect(status).toBe(0)
  expect(stdout).toMatch(/\nEverything passed\.\n$/)
})

it('npm test fails with a step, after all others but those that need it have run', () => {
  const { status, stdout } = runWith(['build', 'test:lint'])
  expect(status).toBe(1)
  for (const step of ['types', 'format', 'unit']) expect(stdout).toContain(`── test:${step}: ok`)
  expect(stdout).not.toContain('── test:browser')
  expect(stdout).toMatch(/\nFailed: build, test:lint\n$/)
})
