import { describe, expect, it } from 'vitest'
import { parseSettings } from '../../plugins/texts/read-site.ts'
import { legalWarnings, localOnlyWarnings } from '../../plugins/settings-report.ts'

describe('warnings of services that only answer locally', () => {
  it.each([
    [{}, ['E-mail', 'Chatbot', 'Analytics']],
    [{ VITE_CHATBOT: 'off', VITE_ANALYTICS: 'off' }, ['E-mail']],
    [{ VITE_CHATBOT_BUTTON_SIZE: 'hidden' }, ['E-mail', 'Analytics']],
    [
      {
        VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
        VITE_CHATBOT_API_HOST: 'https://chat.example',
        VITE_CHATBOT_ID: 'bot',
        VITE_ANALYTICS_SRC: 'https://analytics.example/script.js',
      },
      ['Analytics'],
    ],
  ])('with %j name the others, and what to set', (settings, services) => {
    const warnings = localOnlyWarnings(parseSettings(settings).env)
    expect(warnings.map((line) => line.split(':')[0])).toEqual(services)
    for (const warning of warnings) expect(warning).toContain('VITE_')
  })
})

it('warns where a visitor is told neither whose site it is nor what becomes of the data', () => {
  const { env } = parseSettings({})
  expect(legalWarnings(env, '')).toHaveLength(1)
  expect(legalWarnings(env, 'Empresa Ltda.')).toEqual([])
  const told = parseSettings({ VITE_PRIVACY_URL: 'https://a.example/privacidade' }).env
  expect(legalWarnings(told, '')).toEqual([])
})
