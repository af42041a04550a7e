import type { Headers } from '../../../plugins/hosting/rules.ts'

/**
 * The scoring of the Mozilla HTTP Observatory (its scoring document and algorithm 5), as far as a
 * site's headers decide it: the site sets no cookie, answers no other origin, and its pages name no
 * script of another host. Redirection and certificate are the host's, and give no points.
 */

const SIX_MONTHS_S = 15_552_000
const LEAST_FOR_BONUS = 90

export type Policy = ReadonlyMap<string, readonly string[]>

export function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...list]) => [name, list]))
}

const BROAD = new Set(['*', 'http:', 'https:', 'ftp:', 'data:', "'unsafe-inline'"])

function sources(policy: Policy, name: string): readonly string[] {
  return policy.get(name) ?? policy.get('default-src') ?? ['*']
}

function scorePolicy(policy: Policy): number {
  const scripts = sources(policy, 'script-src')
  const styles = sources(policy, 'style-src')
  const passive = [...sources(policy, 'img-src'), ...sources(policy, 'media-src')]
  const active = [...policy.entries()].filter(([name]) => !/^(img|media)-src$/.test(name))
  const insecure = (list: readonly string[]) => list.some((source) => /^(http|ftp):/.test(source))

  if (policy.size === 0) return -25
  if ([...scripts, ...sources(policy, 'object-src')].some((source) => BROAD.has(source))) return -20
  if (insecure(active.flatMap(([, list]) => list))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'") || insecure(passive)) return -10
  if (styles.some((source) => BROAD.has(source))) return 0
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

function scoreTransport(value: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0)
  if (seconds === 0) return -20
  return seconds < SIX_MONTHS_S ? -10 : 0
}

function scoreReferrer(value: string | undefined): number {
  if (value === undefined) return 0
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value) ? 5 : -5
}

/** Points of one page, from its headers. */
export function observatoryScore(headers: Headers): number {
  const policyText = headers['Content-Security-Policy']
  const policy: Policy = policyText === undefined ? new Map() : parsePolicy(policyText)
  const points = [
    scorePolicy(policy),
    policy.has('frame-ancestors') ? 5 : -20,
    scoreTransport(headers['Strict-Transport-Security']),
    headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    scoreReferrer(headers['Referrer-Policy']),
    /^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? '') ? 10 : 0,
  ]
  const sum = (list: number[]) => list.reduce((total, point) => total + point, 100)
  const withoutBonus = sum(points.filter((point) => point < 0))
  return withoutBonus >= LEAST_FOR_BONUS ? sum(points) : withoutBonus
}
