import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** Runs a script as `npm run check` does, without the settings of whoever runs the tests. */
function run(script: string, settings: Record<string, string> = {}) {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, SITE_DEFAULTS: '1', ...settings }
  return spawnSync(process.execPath, ['scripts/run.mjs', script], { env, encoding: 'utf8' })
}

it('A site with things to do is no failure, unless STRICT is set; a wrong setting is one', () => {
  const toDo = run('scripts/check.ts')
  expect([toDo.status, toDo.stdout]).toEqual([0, expect.stringMatching(/to do:\n {2}\S/)])
  expect(run('scripts/check.ts', { STRICT: '1' }).status).toBe(1)
  const wrong = run('scripts/check.ts', { VITE_COMPANY_PHONE: '123' })
  expect(wrong.stdout).toMatch(/^Wrong settings:\nSetting VITE_COMPANY_PHONE is "123"/)
  expect(wrong.status).toBe(1)
})

it('What is written wrongly is said in plain lines, without a line of the code', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = path.join(folder, 'faulty.ts')
  const fault = JSON.stringify(path.resolve('plugins/fault.ts'))
  writeFileSync(
    script,
    `import { Fault } from ${fault}\nthrow new Fault('Wrong:', ['a.yml:1: x.'])`,
  )
  const { status, stderr } = run(script)
  expect([status, stderr]).toEqual([1, 'Wrong:\na.yml:1: x.\n'])
})
