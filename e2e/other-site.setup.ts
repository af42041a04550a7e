import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './support/fixtures.ts'
import { OTHER_SETTINGS, OTHER_BUILD } from './support/other-site.ts'
import { copySite, serveCopy } from './support/site-copy.ts'

const START = ['scripts/run.mjs', 'scripts/start.mjs']

// A build takes long on a busy machine.
test.setTimeout(420_000)

test('npm start builds in a folder of any name, once its texts have no fault, with the default in place of a wrong setting', async () => {
  const { copy, remove } = copySite()
  try {
    const file = path.join(copy, 'src/content/pt-br/stars.yml')
    const text = readFileSync(file)
    writeFileSync(file, 'gamma: "a\n')
    const { stderr } = spawnSync(process.execPath, START, { cwd: copy, encoding: 'utf8' })
    expect(stderr).toMatch(/^The texts have faults:\nsrc\/content\/pt-br\/stars\.yml:\d+: .*\n$/)
    writeFileSync(file, text)
    const server = await serveCopy(copy, START, {
      ...OTHER_SETTINGS,
      VITE_CHATBOT_BUTTON_SIZE: 'huge',
      SITE_DIST: 'dist',
    })
    await server.stop()
    rmSync(OTHER_BUILD.dist, { recursive: true, force: true })
    cpSync(path.join(copy, 'dist'), OTHER_BUILD.dist, { recursive: true })
    expect(server.printed()).toMatch(/VITE_CHATBOT_BUTTON_SIZE is "huge".*default holds/)
  } finally {
    remove()
  }
})
