import type { Headers } from '../../../plugins/hosting/rules.ts'
import { observatoryScore, parsePolicy } from './observatory.ts'

const NONE = [
  'default-src',
  'object-src',
  'base-uri',
  'frame-src',
  'worker-src',
  'frame-ancestors',
] as const
const FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb']

/** What a page's headers lack of what the site demands of every page; empty when all is well. */
export function missingFrom(headers: Headers): string[] {
  const policy = parsePolicy(headers['Content-Security-Policy'] ?? '')
  const is = (directive: string, value: string) => policy.get(directive)?.join(' ') === value
  const transport = headers['Strict-Transport-Security'] ?? ''
  const scripts = policy.get('script-src') ?? []

  const checks: [what: string, holds: boolean][] = [
    ['130 points of the Observatory', observatoryScore(headers) >= 130],
    ...NONE.map((name): [string, boolean] => [`${name} 'none'`, is(name, "'none'")]),
    ["form-action 'self'", is('form-action', "'self'")],
    ['Trusted Types demanded', is('require-trusted-types-for', "'script'")],
    ['Trusted Types policies named', is('trusted-types', 'default dompurify')],
    ['insecure requests upgraded', policy.has('upgrade-insecure-requests')],
    // What csp_evaluator calls high or medium in a list of script sources.
    ['own scripts', scripts.includes("'self'")],
    [
      'no wildcard, scheme, unsafe keyword or plain http among scripts',
      scripts.every((source) => /^('self'|'sha256-[\w+/=]{44}'|https:\/\/[^*]+)$/.test(source)),
    ],
    ['a year of HSTS', Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0) >= 31_536_000],
    ['HSTS for subdomains', transport.includes('includeSubDomains')],
    ['nosniff', headers['X-Content-Type-Options'] === 'nosniff'],
    ['COOP', headers['Cross-Origin-Opener-Policy'] === 'same-origin'],
    ['CORP', headers['Cross-Origin-Resource-Policy'] === 'same-origin'],
    ['a referrer policy', headers['Referrer-Policy'] !== undefined],
    ['revalidation', headers['Cache-Control'] === 'no-cache'],
    ...FEATURES.map((feature): [string, boolean] => [
      `no ${feature}`,
      (headers['Permissions-Policy'] ?? '').split(', ').includes(`${feature}=()`),
    ]),
  ]
  return checks.filter(([, holds]) => !holds).map(([what]) => what)
}
