import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { environmentOf } from '../../tests/support/other-sites.ts'
import { expect, test } from '../support/fixtures.ts'
import { copyProject, serveCopy } from '../support/project-copy.ts'

/** `npm start` without npm. */
const VITE = ['node_modules/vite/bin/vite.js', '--configLoader', 'runner']
const BUILD = [...VITE, 'build', '--mode', 'trial']

// A build takes long on a busy machine.
test.setTimeout(420_000)

test('A site is built and served in a folder of any name', async ({ build }) => {
  const { copy, remove } = copyProject()
  const env = { ...environmentOf('office'), SITE_DIST: 'dist' }
  try {
    const run = { cwd: copy, env, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync(process.execPath, BUILD, run)
    expect(status, stderr).toBe(0)
    const server = await serveCopy(copy, [...VITE, 'preview'], env)
    await server.stop()
    rmSync(build.dist, { recursive: true, force: true })
    cpSync(path.join(copy, 'dist'), build.dist, { recursive: true })
  } finally {
    remove()
  }
})
