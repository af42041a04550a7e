import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env.ts'
import { localOnlyWarnings } from '../../plugins/settings-report.ts'

const HOSTED = {
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  VITE_CHATBOT_API_HOST: 'https://chat.example',
  VITE_ANALYTICS_SRC: 'https://analytics.example/script.js',
}

describe('warnings of services that only answer locally', () => {
  it('say for each service how to set it', () => {
    const warnings = localOnlyWarnings(parseEnv({}).env)
    expect(warnings).toHaveLength(3)
    for (const [index, name] of Object.keys(HOSTED).entries())
      expect(warnings[index]).toContain(`Set ${name}`)
  })

  it.each(Object.entries(HOSTED))('leave out a service once %s is set', (name, value) => {
    const warnings = localOnlyWarnings(parseEnv({ [name]: value }).env)
    expect(warnings).toHaveLength(2)
    expect(warnings.join()).not.toContain(name)
  })

  it.each([
    [{ VITE_CHATBOT: 'off' }, 'Chatbot'],
    [{ VITE_CHATBOT_BUTTON_SIZE: 'hidden' }, 'Chatbot'],
    [{ VITE_ANALYTICS: 'off' }, 'Analytics'],
  ])('leave out a service that is off by %j', (settings, name) => {
    const warnings = localOnlyWarnings(parseEnv(settings).env)
    expect(warnings).toHaveLength(2)
    expect(warnings.join()).not.toContain(name)
  })

  it('are none when all are set', () => {
    expect(localOnlyWarnings(parseEnv(HOSTED).env)).toEqual([])
  })
})
