import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { settingsReport } from '../../../plugins/checks/settings-report.ts'
import { siteWith } from '../../support/site-with.ts'
import { createProject } from '../vite-project.ts'

/** What Vite's command says of these settings. */
async function report(command: 'build' | 'serve', mode: string, input: Record<string, string>) {
  const plugin = settingsReport(siteWith(input))
  const { config, printed } = createProject({}, [plugin])
  await resolveConfig({ ...config, mode }, command, mode, mode)
  return { errors: printed('error'), warnings: printed('warn') }
}

const WRONG = { VITE_COMPANY_PHONE: '123', VITE_CHATBOT_BUTTON_SIZE: 'huge' }

it('The report of the settings names every wrong one, and goes on where it may', async () => {
  for (const { errors } of [
    await report('build', 'trial', WRONG),
    await report('serve', 'development', WRONG),
  ]) {
    expect(errors).toHaveLength(2)
    for (const [name, value] of Object.entries(WRONG))
      expect(errors.join()).toMatch(new RegExp(`${name} is "${value}": .*default holds`))
  }
})

it('The report of the settings ends a production build by what is wrong, with what is expected', async () => {
  const build = report('build', 'production', WRONG)
  await expect(build).rejects.toThrow(/VITE_COMPANY_PHONE is "123": expected .*E\.164/)
  // The message alone, without a stack.
  await expect(build).rejects.toHaveProperty('stack', expect.not.stringContaining(' at '))
})

it('The report of the settings warns of a name that no setting has', async () => {
  const { warnings } = await report('serve', 'development', { VITE_COMPANY_FAX: '1' })
  expect(warnings).toEqual([expect.stringContaining('VITE_COMPANY_FAX')])
})
