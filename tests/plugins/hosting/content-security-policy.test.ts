import { expect, it } from 'vitest'
import type { Tags } from '@/content/schema/site.ts'
import { contentSecurityPolicy } from '../../../plugins/hosting/content-security-policy.ts'
import { siteWith } from '../../support/site-with.ts'

const GOOGLE = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'

// rules.test.ts holds the whole text of the policy.
it.each<[what: string, variables: Record<string, string>, sources: string[]]>([
  [
    'nothing of a service that is off',
    {
      VITE_CHATBOT: 'off',
      VITE_CHATBOT_API_HOST: 'https://bot.example',
      VITE_ANALYTICS: 'off',
      VITE_ANALYTICS_SRC: 'https://counter.example/script.js',
    },
    ["script-src 'self'", "img-src 'self' data:", "media-src 'self'", "connect-src 'self'"],
  ],
  [
    'the takers of other forms, and reCAPTCHA',
    {
      VITE_CAPTCHA_SITE_KEY: 'key',
      VITE_CONTACT_FALLBACK_URL: 'https://form.example/f/1?access_key=a',
      VITE_NEWSLETTER_URL: '/api/newsletter',
    },
    [
      `script-src 'self' ${GOOGLE}`,
      `frame-src ${GOOGLE}`,
      `connect-src 'self' https://form.example ${GOOGLE}`,
    ],
  ],
  [
    'Umami Cloud’s collectors, which are other hosts than its script’s',
    { VITE_ANALYTICS_SRC: 'https://cloud.umami.is/script.js' },
    [
      "connect-src 'self' https://cloud.umami.is https://gateway.umami.is https://api-gateway.umami.dev",
    ],
  ],
  [
    'a host that two services share once',
    { VITE_EMAILJS_ORIGIN: 'https://all.example', VITE_CHATBOT_API_HOST: 'https://all.example' },
    ["connect-src 'self' https://all.example"],
  ],
])('The policy names %s', (_what, variables, sources) => {
  const policy = contentSecurityPolicy([], siteWith(variables).site)
  expect(policy.split('; ')).toEqual(expect.arrayContaining(sources))
})

it.each<[what: string, tags: Partial<Tags>, sources: string[]]>([
  [
    'Analytics and Meta',
    { google: 'G-AB12CD34EF', meta: '1234567890' },
    [
      "script-src 'self' https://www.googletagmanager.com/ https://connect.facebook.net/",
      "frame-src 'none'",
      'trusted-types default dompurify goog#html connect.facebook.net/fbevents',
    ],
  ],
  [
    'Ads, which has frames',
    { google: 'AW-123456789' },
    ['frame-src https://www.googletagmanager.com/ https://td.doubleclick.net/'],
  ],
  [
    'a script alone with its own host and those it speaks to, and a pixel',
    {
      others: [
        {
          address: 'https://tag.example/in/script.js?id=1',
          kind: 'script',
          purpose: 'advertising',
          hosts: ['https://px.example'],
        },
        {
          address: 'https://pixel.example/p.gif',
          kind: 'picture',
          purpose: 'statistics',
          hosts: [],
        },
      ],
    },
    [
      "script-src 'self' https://tag.example/in/script.js",
      "img-src 'self' data: https://tag.example https://px.example https://pixel.example",
      "connect-src 'self' https://tag.example https://px.example",
      'trusted-types default dompurify',
    ],
  ],
])('The policy names what tags need: %s', (_what, tags, sources) => {
  const { site } = siteWith({}, { tags: { google: '', meta: '', others: [], ...tags } })
  expect(contentSecurityPolicy([], site).split('; ')).toEqual(expect.arrayContaining(sources))
})

it('A script has the hash of how browsers read its lines', () => {
  const { site } = siteWith({})
  const policyWith = (script: string) => contentSecurityPolicy([`<script>${script}</script>`], site)
  expect(policyWith('a()\r\nb()')).toBe(policyWith('a()\nb()'))
  expect(policyWith('a()')).not.toBe(policyWith('b()'))
})
