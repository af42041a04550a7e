import { expect, it, vi } from 'vitest'

// Loading the whole command takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const checkInBrowser = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
vi.mock('../../e2e/check/check-in-browser.ts', () => ({ checkInBrowser }))

/** What the command says in this process, without the settings of whoever runs the tests. */
async function check(settings: Record<string, string>) {
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env))
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined)
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  log.mockClear()
  const { exitCode } = process
  vi.resetModules()
  await import('../../scripts/check.ts')
  const code = process.exitCode ?? 0
  process.exitCode = exitCode
  return { code, printed: log.mock.calls.flat().join('\n') }
}

it.each([
  ['passes with things left to do', {}, 0, /to do:\n {2}\S/],
  ['fails by what is left to do with STRICT', { STRICT: '1' }, 1, /to do:\n {2}\S/],
  [
    'fails by a wrong setting',
    { VITE_COMPANY_PHONE: '123' },
    1,
    /^Wrong settings:\nSetting VITE_COMPANY_PHONE is "123"/,
  ],
  [
    'follows the language of whoever reads',
    { LANG: 'pt_BR.UTF-8', VITE_COMPANY_PHONE: '123' },
    1,
    /^Configurações erradas:\nA configuração VITE_COMPANY_PHONE é "123".*a fazer:\n {2}Lei /s,
  ],
])('npm run check %s', async (_what, settings, code, printed) => {
  expect(await check(settings)).toEqual({ code, printed: expect.stringMatching(printed) })
})

it('npm run check fails by what the browser shows', async () => {
  checkInBrowser.mockResolvedValueOnce(false)
  expect((await check({})).code).toBe(1)
})
