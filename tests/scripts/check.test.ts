import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** What the command says in this process, without the settings of whoever runs the tests. */
async function check(settings: Record<string, string>) {
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env))
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined)
  for (const [name, value] of Object.entries({ SITE_DEFAULTS: '1', ...settings }))
    vi.stubEnv(name, value)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  log.mockClear()
  const { exitCode } = process
  vi.resetModules()
  await import('../../scripts/check.ts')
  const code = process.exitCode ?? 0
  process.exitCode = exitCode
  return { code, printed: log.mock.calls.flat().join('\n') }
}

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
