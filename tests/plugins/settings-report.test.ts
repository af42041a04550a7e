import { resolveConfig } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { localOnlyWarnings, parseEnv } from '@/config/env.ts'
import { readMadeParts, staleParts } from '../../plugins/made-parts.ts'
import { settingsReport } from '../../plugins/settings-report.ts'
import { createSite } from './temporary-site.ts'

/** What Vite's command says of these settings. */
async function report(
  command: 'build' | 'serve',
  mode: string,
  input: Record<string, string>,
  { strict } = { strict: false },
) {
  const settings = parseEnv(input)
  const { config, warnings, errors } = createSite({}, [settingsReport(settings, { strict })])
  // Vite takes the mode of the tests for that of the build.
  vi.stubEnv('NODE_ENV', mode)
  await resolveConfig({ ...config, mode }, command, mode, mode)
  const { env } = settings
  const expected = [...localOnlyWarnings(env), ...staleParts(env, readMadeParts())]
  return { errors: errors(), warnings: warnings(), expected }
}

const WRONG = { VITE_COMPANY_PHONE: '123', VITE_CHATBOT_BUTTON_SIZE: 'huge' }

describe('the report of the settings', () => {
  it.each([
    ['build', 'production'],
    ['serve', 'development'],
  ] as const)('names every wrong one when Vite is asked to %s', async (command, mode) => {
    const { errors } = await report(command, mode, WRONG)
    expect(errors).toHaveLength(2)
    expect(errors.join()).toMatch(/VITE_COMPANY_PHONE is "123".*VITE_CHATBOT_BUTTON_SIZE is "huge"/)
  })

  it('ends a production build by what is wrong, with what is expected', async () => {
    const build = report('build', 'production', WRONG, { strict: true })
    await expect(build).rejects.toThrow(/VITE_COMPANY_PHONE is "123": expected .*E\.164/)
    const { errors } = await report('serve', 'development', WRONG, { strict: true })
    expect(errors).toHaveLength(2)
  })

  it('warns of a name that no setting has', async () => {
    const { warnings } = await report('serve', 'development', { VITE_COMPANY_FAX: '1' })
    expect(warnings).toEqual([expect.stringContaining('VITE_COMPANY_FAX')])
  })

  it('warns in a production build of each service that only answers locally', async () => {
    const { warnings, errors, expected } = await report('build', 'production', {})
    expect(warnings).toEqual(expected)
    expect(errors).toEqual([])
  })

  it('warns in a production build of what bears another brand', async () => {
    const { warnings } = await report('build', 'production', { VITE_BRAND_NAME: 'Outra marca' })
    expect(warnings.filter((line) => /not "Outra marca".*npm run brand/.test(line))).toHaveLength(3)
  })

  it('does not warn while developing', async () => {
    expect((await report('serve', 'development', {})).warnings).toEqual([])
  })
})
