import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../../plugins/hosting/content-security-policy.ts'
import { hostFiles } from '../../../plugins/hosting/host-files.ts'
import { headerRules, headersFor, hostedPages } from '../../../plugins/hosting/rules.ts'
import { HOSTED } from '../../support/site-with.ts'

const PAGE = '<script>first()</script><style>b{}</style>'
const RULES = headerRules(contentSecurityPolicy([PAGE, PAGE], HOSTED), HOSTED)
const TOKEN = '/download/eyJpZCI6IjEifQ'

const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A=' https://counter.example/u/script.js; style-src 'self'; style-src-elem 'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans=' 'sha256-+bSgUHq+3F5/NAjnSn9d0Mqu2ezUc/jk/DGsTf3tKcQ='; style-src-attr 'unsafe-inline'; img-src 'self' data: https://bot.example; font-src 'self'; media-src 'self' https://bot.example; connect-src 'self' https://api.emailjs.com https://bot.example https://counter.example; manifest-src 'self'; frame-src 'none'; worker-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify; upgrade-insecure-requests",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
}

it.each([
  // Without a Cache-Control of ours each host revalidates by default.
  ['/', {}],
  [TOKEN, { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }],
  ['/assets/site-abc.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  [
    '/images/course-ia-800.avif',
    { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
  ],
  ['/pdfs/ia-guia.pdf', { 'Cache-Control': 'public, max-age=3600' }],
  ['/download/a/b', {}],
  ['/og.png', { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['/favicon.svg', { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  [
    '/icons/icon-192.png',
    {
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  ],
  [
    '/pdfs/ia-capa.jpg',
    {
      'Cache-Control': 'public, max-age=3600',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  ],
])('The address %s has the headers of its rules', (address, own) => {
  expect(headersFor(RULES, address)).toEqual({ ...SECURITY_HEADERS, ...own })
})

it('No other page gets the headers of a download link, also on Netlify, where /x/* matches /xy', () => {
  const matching = RULES.filter(({ path }) =>
    new RegExp(`^${path.replace(/\/\*$/, '/?.*').replace(/:\w+/, '[^/]+')}/?$`).test('/downloads'),
  )
  expect(matching.map(({ path }) => path)).toEqual(['/*'])
})

describe('the editor on the web', () => {
  const site = { ...HOSTED, editor: { ...HOSTED.editor, repo: 'empresa/site' } }
  const rules = headerRules(SECURITY_HEADERS['Content-Security-Policy'], site)

  it.each(['/admin', '/admin/assets/x.js'])('has a policy of its own at %s', (address) => {
    expect(headersFor(rules, address)).toEqual({
      ...SECURITY_HEADERS,
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https://avatars.githubusercontent.com; font-src 'self' data:; media-src 'self' blob:; connect-src 'self' data: blob: https://api.github.com https://www.githubstatus.com; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'X-Robots-Tag': 'noindex, nofollow',
    })
  })

  it('leaves the headers of everything else as they are', () => {
    expect(rules.filter(({ path }) => !path.startsWith('/admin'))).toEqual(RULES)
    expect(hostedPages(site)).toEqual([
      ...hostedPages(HOSTED),
      { path: '/admin', file: '/admin/index.html' },
    ])
  })

  it('takes the site’s policy away first, where Cloudflare Pages would join both', () => {
    expect(hostFiles(rules, [], '')['_headers']).toMatch(
      /^\/admin\/\*\n {2}! Content-Security-Policy\n {2}Content-/m,
    )
  })
})

it('HSTS includes subdomains only where the site is at the top of its domain', () => {
  const rules = headerRules('', { ...HOSTED, basePath: '/austral' })
  expect(headersFor(rules, '/austral/')['Strict-Transport-Security']).toBe('max-age=63072000')
})

it('A line that is too long for Cloudflare Pages ends the build', () => {
  const long = { path: '/', headers: { 'X-Long': 'a'.repeat(2000) } }
  expect(() => hostFiles([long], [], '')).toThrow('2000 characters')
})

it('A value that nginx would read as a variable ends the build', () => {
  const rules = headerRules('script-src https://counter.example/$id.js', HOSTED)
  expect(() => hostFiles(rules, [], '')).toThrow('$id')
})
