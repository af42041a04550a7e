import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

it('A script in TypeScript is run, and a user’s error printed without a stack', () => {
  const fault = JSON.stringify(path.resolve('plugins/messages/user-error.ts'))
  const folder = temporaryFolder({
    'faulty.ts': `import { UserError } from ${fault}
const lines: readonly string[] = ['a line']
throw new UserError('Wrong:', lines)`,
  })
  const { PATH, HOME } = process.env
  const run = spawnSync(process.execPath, ['scripts/run.mjs', `${folder}/faulty.ts`], {
    env: { PATH, HOME },
    encoding: 'utf8',
  })
  expect([run.status, run.stderr]).toEqual([1, 'Wrong:\na line\n'])
})
