import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

it('A script can import the texts, and prints a user’s error without a stack', () => {
  const fault = JSON.stringify(path.resolve('plugins/user-error.ts'))
  const folder = temporaryFolder({
    'faulty.ts': `import { UserError } from ${fault}
import { texts } from 'virtual:site'
throw new UserError('Wrong:', [texts.hero.lang])`,
  })
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, SITE_DEFAULTS: '1' }
  const run = spawnSync(process.execPath, ['scripts/run.mjs', `${folder}/faulty.ts`], {
    env,
    encoding: 'utf8',
  })
  expect([run.status, run.stderr]).toEqual([1, 'Wrong:\npt-BR\n'])
})
