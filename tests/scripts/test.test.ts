import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const SCRIPT = path.resolve('scripts/test.mjs')
const STEPS = ['test:types', 'test:lint', 'test:format', 'build', 'test:unit', 'test:browser']

/** Runs the tests of a project in which all steps are green but one. */
function runWith(red?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const step = (name: string) => [name, `node -e "process.exitCode = ${name === red ? 1 : 0}"`]
  const scripts = Object.fromEntries(STEPS.map(step))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }))
  return spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' })
}

describe('npm test', () => {
  it('ends well where every step does', () => {
    const { status, stdout } = runWith()
    expect(status).toBe(0)
    expect(stdout).toMatch(/\n0 passed, 0 failed\n$/)
  })

  it('fails with a step, after the others have run', () => {
    const { status, stdout } = runWith('test:lint')
    expect(status).toBe(1)
    expect(stdout).toContain('── browser: ok')
    expect(stdout).toContain('Red: lint\n0 passed, 1 failed')
  })

  it('does not look at a build that is not there', () => {
    const { status, stdout } = runWith('build')
    expect(status).toBe(1)
    expect(stdout).not.toContain('── browser')
  })
})
