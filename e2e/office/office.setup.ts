import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environmentOf } from '../../tests/support/sites.ts'
import { expect, test } from '../support/fixtures.ts'
import { copySite, serveCopy } from '../support/site-copy.ts'

/** `npm start` without npm. */
const VITE = ['node_modules/vite/bin/vite.js', '--configLoader', 'runner']
const BUILD = [...VITE, 'build', '--mode', 'trial']

// A build takes long on a busy machine.
test.setTimeout(420_000)

test('npm start says what is wrong, and builds in a folder of any name', async ({ build }) => {
  const { copy, remove } = copySite()
  const env = { ...environmentOf('office'), VITE_CHATBOT_BUTTON_SIZE: 'huge', SITE_DIST: 'dist' }
  try {
    const file = path.join(copy, 'tests/sites/office/pt-br/hero.yml')
    const text = readFileSync(file)
    writeFileSync(file, 'vision: "a\n')
    const start = () => spawnSync(process.execPath, BUILD, { cwd: copy, env, encoding: 'utf8' })
    expect(start().stderr).toMatch(
      /The texts have faults:\ntests\/sites\/office\/pt-br\/hero\.yml:\d+: /,
    )
    writeFileSync(file, text)
    expect(start().stderr).toMatch(/VITE_CHATBOT_BUTTON_SIZE is "huge".*default holds/)
    const server = await serveCopy(copy, [...VITE, 'preview'], env)
    await server.stop()
    rmSync(build.dist, { recursive: true, force: true })
    cpSync(path.join(copy, 'dist'), build.dist, { recursive: true })
  } finally {
    remove()
  }
})
