import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  withoutUpgrade,
} from '../../../plugins/hosting/content-security-policy.ts'
import { parseEnv } from '../../../src/config/env.ts'
import { parsePolicy } from './observatory.ts'
import { HOSTED, LOCAL } from './settings.ts'

const NOTHING = { scripts: [], styles: [] }

describe('the content security policy', () => {
  it('names every host of the settings where it is needed, and nowhere else', () => {
    const policy = parsePolicy(contentSecurityPolicy(HOSTED, NOTHING))
    const hosts = [...policy].flatMap(([name, sources]) =>
      sources.filter((source) => source.startsWith('http')).map((source) => `${name} ${source}`),
    )
    expect(hosts).toEqual([
      // A source has no query.
      'script-src https://counter.example/u/script.js',
      'img-src https://bot.example',
      'media-src https://bot.example',
      'connect-src https://api.emailjs.com',
      'connect-src https://bot.example',
      'connect-src https://counter.example',
    ])
  })

  it('allows nothing of a service that is off', () => {
    const policy = contentSecurityPolicy(
      {
        ...HOSTED,
        chatbot: { ...HOSTED.chatbot, on: false },
        analytics: { ...HOSTED.analytics, on: false },
      },
      NOTHING,
    )
    expect(policy).not.toMatch(/bot\.example|counter\.example|dompurify|sha256/)
  })

  it('names the hosts of the optional settings that are set', () => {
    const { env } = parseEnv({
      VITE_CAPTCHA_SITE_KEY: 'key',
      VITE_CONTACT_FALLBACK_URL: 'https://form.example/f/1?access_key=a',
      VITE_NEWSLETTER_URL: '/api/newsletter',
    })
    const policy = parsePolicy(contentSecurityPolicy(env, NOTHING))
    const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    expect(policy.get('script-src')).toEqual(expect.arrayContaining(google))
    expect(policy.get('frame-src')).toEqual(google)
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://form.example', ...google])
  })

  it('names no host when the page itself answers', () => {
    expect(contentSecurityPolicy(LOCAL, NOTHING)).not.toMatch(/https?:|\*|undefined/)
  })

  it('lets Umami Cloud collect, which it does at another host, and did at a third', () => {
    const { env } = parseEnv({ VITE_ANALYTICS_SRC: 'https://cloud.umami.is/script.js' })
    expect(parsePolicy(contentSecurityPolicy(env, NOTHING)).get('connect-src')).toEqual([
      "'self'",
      'https://cloud.umami.is',
      'https://gateway.umami.is',
      'https://api-gateway.umami.dev',
    ])
  })

  it('names a host once when two services share it', () => {
    const { env } = parseEnv({
      VITE_EMAILJS_ORIGIN: 'https://all.example',
      VITE_CHATBOT_API_HOST: 'https://all.example',
    })
    expect(parsePolicy(contentSecurityPolicy(env, NOTHING)).get('connect-src')).toEqual([
      "'self'",
      'https://all.example',
    ])
  })

  it('has the hashes of what stands inline', () => {
    const policy = parsePolicy(
      contentSecurityPolicy(LOCAL, { scripts: ['sha256-one'], styles: ['sha256-two'] }),
    )
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-one'"])
    expect(policy.get('style-src-elem')).toContain("'sha256-two'")
  })

  it('can do without upgrading, where there is no encryption', () => {
    const policy = contentSecurityPolicy(HOSTED, NOTHING)
    const plain = withoutUpgrade(policy)
    expect(plain).not.toContain('upgrade-insecure-requests')
    expect(policy).toBe(`${plain}; upgrade-insecure-requests`)
  })
})
