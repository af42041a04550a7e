import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../../plugins/hosting/content-security-policy.ts'
import { settingsOf } from '../../site-settings.ts'

/** The sources of one directive. */
function sources(directive: string, settings: Record<string, string>): string {
  const policy = contentSecurityPolicy(settingsOf(settings).env, { scripts: [], styles: [] })
  return policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? ''
}

// Its whole text, with and without the hosts of services, stands in rules.test.ts.
describe('the content security policy', () => {
  it('allows nothing of a service that is off', () => {
    const hosts = {
      VITE_CHATBOT: 'off',
      VITE_CHATBOT_API_HOST: 'https://bot.example',
      VITE_ANALYTICS: 'off',
      VITE_ANALYTICS_SRC: 'https://counter.example/script.js',
    }
    for (const directive of ['script-src', 'connect-src', 'img-src', 'media-src'])
      expect(sources(directive, hosts)).not.toMatch(/bot\.example|counter\.example/)
  })

  it('names the hosts of the optional settings that are set', () => {
    const settings = {
      VITE_CAPTCHA_SITE_KEY: 'key',
      VITE_CONTACT_FALLBACK_URL: 'https://form.example/f/1?access_key=a',
      VITE_NEWSLETTER_URL: '/api/newsletter',
    }
    const google = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
    expect(sources('script-src', settings)).toContain(google)
    expect(sources('frame-src', settings)).toBe(`frame-src ${google}`)
    expect(sources('connect-src', settings)).toBe(
      `connect-src 'self' https://form.example ${google}`,
    )
  })

  it('names no host when the page itself answers', () => {
    const policy = contentSecurityPolicy(settingsOf({}).env, { scripts: [], styles: [] })
    expect(policy).not.toMatch(/https?:|\*|undefined/)
  })

  it('lets Umami Cloud collect, which it does at another host, and did at a third', () => {
    const settings = { VITE_ANALYTICS_SRC: 'https://cloud.umami.is/script.js' }
    expect(sources('connect-src', settings)).toBe(
      "connect-src 'self' https://cloud.umami.is https://gateway.umami.is https://api-gateway.umami.dev",
    )
  })

  it('names a host once when two services share it', () => {
    const shared = 'https://all.example'
    const settings = { VITE_EMAILJS_ORIGIN: shared, VITE_CHATBOT_API_HOST: shared }
    expect(sources('connect-src', settings)).toBe(`connect-src 'self' ${shared}`)
  })
})
