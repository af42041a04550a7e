import { spawnSync } from 'node:child_process'
import { expect, test } from './support/fixtures.ts'
import { OWN_ENVIRONMENT } from './support/own-site.ts'

// A build takes long on a busy machine.
test.setTimeout(420_000)

test('A site in a folder of its own is built', () => {
  const { status, stderr } = spawnSync('npm', ['run', '-s', 'build'], {
    env: { ...process.env, ...OWN_ENVIRONMENT },
    encoding: 'utf8',
    shell: true,
  })
  expect(status, stderr).toBe(0)
})
