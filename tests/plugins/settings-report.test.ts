import { resolveConfig } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { parseSettings } from '../../plugins/texts/read-site.ts'
import { settingsReport } from '../../plugins/settings-report.ts'
import { createSite } from './temporary-site.ts'

const FILES = { 'public/privacidade.html': '', 'public/termos/index.html': '' }

/** What Vite's command says of these settings. */
async function report(
  command: 'build' | 'serve',
  mode: string,
  input: Record<string, string>,
  { strict } = { strict: false },
) {
  const plugin = settingsReport(parseSettings(input), { strict })
  const { config, warnings, errors } = createSite(FILES, [plugin])
  // Vite takes the mode of the tests for that of the build.
  vi.stubEnv('NODE_ENV', mode)
  await resolveConfig({ ...config, mode }, command, mode, mode)
  return { errors: errors(), warnings: warnings() }
}

const WRONG = { VITE_COMPANY_PHONE: '123', VITE_CHATBOT_BUTTON_SIZE: 'huge' }

describe('the report of the settings', () => {
  it.each([
    ['build', 'production'],
    ['serve', 'development'],
  ] as const)('names every wrong one when Vite is asked to %s', async (command, mode) => {
    const { errors } = await report(command, mode, WRONG)
    expect(errors).toHaveLength(2)
    for (const [name, value] of Object.entries(WRONG))
      expect(errors.join()).toMatch(new RegExp(`${name} is "${value}": .*default holds`))
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
    const settings = { VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com' }
    const { warnings } = await report('build', 'production', settings)
    for (const service of ['Chatbot', 'Analytics'])
      expect(warnings).toContainEqual(expect.stringMatching(`^${service}: .*VITE_`))
    expect(warnings.join()).not.toContain('E-mail:')
    expect((await report('serve', 'development', {})).warnings).toEqual([])
  })

  it('warns in a production build of what bears another brand', async () => {
    const { warnings } = await report('build', 'production', { VITE_BRAND_NAME: 'Outra marca' })
    expect(warnings).toContainEqual(
      expect.stringMatching(/says "Outra marca".*mails.*npm run brand/),
    )
  })

  it('warns in a production build of a link to what the site does not have', async () => {
    const { warnings } = await report('build', 'production', {
      VITE_PRIVACY_URL: '/privacidade.html?pagina=1#dados',
      VITE_TERMS_URL: '/termos/',
      VITE_COOKIES_URL: '/cookies.html',
      VITE_LOCATION_URL: '/downloads#guias',
      VITE_SOCIAL_CODE_URL: 'https://code.example/',
    })
    expect(warnings.filter((line) => line.startsWith('The link'))).toEqual([
      expect.stringContaining('"cookies" leads to /cookies.html'),
    ])
  })
})
