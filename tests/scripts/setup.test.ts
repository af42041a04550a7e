import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it('What another package manager has put into node_modules is left alone, and said', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const folder of ['scripts', 'node_modules']) mkdirSync(path.join(project, folder))
  const script = path.join(project, 'scripts/setup.cjs')
  copyFileSync('scripts/setup.cjs', script)
  writeFileSync(path.join(project, 'package-lock.json'), '{ "packages": {} }')
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^node_modules was not filled by npm/)
})
