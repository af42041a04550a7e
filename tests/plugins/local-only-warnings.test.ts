import { describe, expect, it } from 'vitest'
import { parseSettings } from '../../plugins/texts/read-site.ts'
import { localOnlyWarnings } from '../../plugins/settings-report.ts'

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
