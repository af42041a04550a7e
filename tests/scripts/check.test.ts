import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { runScript } from './run-script.ts'

const check = (settings: Record<string, string>) => runScript('scripts/check.ts', settings)

it('A site with things to do is no failure, unless STRICT is set; a wrong setting is one', async () => {
  const toDo = await check({})
  expect(toDo).toEqual({ code: 0, printed: expect.stringMatching(/to do:\n {2}\S/) })
  expect((await check({ STRICT: '1' })).code).toBe(1)
  const wrong = await check({ VITE_COMPANY_PHONE: '123' })
  expect(wrong.printed).toMatch(/^Wrong settings:\nSetting VITE_COMPANY_PHONE is "123"/)
  expect(wrong.code).toBe(1)
})

it('A command reads the texts, and says what is written wrongly in plain lines', () => {
  const fault = JSON.stringify(path.resolve('plugins/user-error.ts'))
  const folder = temporaryFolder({
    'faulty.ts': `import { UserError } from ${fault}
import { heroTexts } from 'virtual:texts'
throw new UserError('Wrong:', [heroTexts.lang])`,
  })
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, SITE_DEFAULTS: '1' }
  const run = spawnSync(process.execPath, ['scripts/run.mjs', `${folder}/faulty.ts`], {
    env,
    encoding: 'utf8',
  })
  expect([run.status, run.stderr]).toEqual([1, 'Wrong:\npt-BR\n'])
})
