import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const SCRIPT = path.resolve('scripts/test.mjs')
const STEPS = ['test:types', 'test:lint', 'test:format', 'build', 'test:unit', 'test:browser']

it('npm test runs all steps but those that need one that failed, and fails with it', () => {
  const red = new Set(['build', 'test:lint'])
  const scripts = STEPS.map((name) => [
    name,
    `node -e "process.exitCode = ${Number(red.has(name))}" --`,
  ])
  const project = { scripts: Object.fromEntries(scripts) as unknown }
  const cwd = temporaryFolder({ 'package.json': JSON.stringify(project) })
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT], { cwd, encoding: 'utf8' })
  expect(status).toBe(1)
  for (const step of ['types', 'format', 'unit']) expect(stdout).toContain(`── test:${step}: ok`)
  expect(stdout).not.toContain('── test:browser')
  expect(stdout).toMatch(/\nFailed: build, test:lint\n$/)
})
