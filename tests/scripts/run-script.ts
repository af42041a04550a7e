import path from 'node:path'
import { vi } from 'vitest'

/** Runs a script in this process, without the settings of whoever runs the tests. */
export async function runScript(script: string, settings: Record<string, string> = {}) {
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env))
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined)
  for (const [name, value] of Object.entries({ SITE_DEFAULTS: '1', ...settings }))
    vi.stubEnv(name, value)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  log.mockClear()
  const { argv, exitCode } = process
  process.argv = ['node', 'scripts/run.mjs', script]
  vi.resetModules()
  await import(path.resolve(script))
  const code = process.exitCode ?? 0
  Object.assign(process, { argv, exitCode })
  return { code, printed: log.mock.calls.flat().join('\n') }
}
