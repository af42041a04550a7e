import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { scripts } from '../../package.json'
import { temporaryFolder } from '../support/temporary-folder.ts'

it('npm start prints a fault in a text without a stack', () => {
  const folder = temporaryFolder({})
  for (const name of [
    'plugins',
    'scripts',
    'src',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(name, path.join(folder, name), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  symlinkSync(path.resolve('public'), path.join(folder, 'public'), 'junction')
  writeFileSync(path.join(folder, 'src/content/pt-br/stars.yml'), 'gamma: "a\n')
  const { PATH, HOME } = process.env
  const run = spawnSync(scripts.start.replace(/^.*&& /, ''), {
    cwd: folder,
    env: { PATH, HOME, SITE_DEFAULTS: '1' },
    shell: true,
    encoding: 'utf8',
  })
  expect([run.status, run.stderr]).toEqual([
    1,
    expect.stringMatching(
      /^The texts have faults:\nsrc\/content\/pt-br\/stars\.yml:\d+: [^\n]*\n$/,
    ),
  ])
})
