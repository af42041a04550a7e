import type { Settings } from '../env.ts'
import { ROUTES } from '../../src/site/routes.ts'
import { prerenderedPages } from '../prerender/prerendered-pages.ts'
import { EDITOR_PATH, editorPolicy } from './editor-policy.ts'

/**
 * How the site is to be served, whatever the host: the one source of `_headers`, `_redirects`,
 * `vercel.json`, `_nginx.conf` and of the preview server's answers.
 */

/** What decides how a site is to be served. */
type HostedSite = Pick<Settings, 'basePath' | 'languages' | 'parts' | 'editor'>

export interface HostedPage {
  path: string
  /** Address of the file that answers it, with status 200. */
  file: string
}

/** The site's addresses, with those of their files. Whatever else is no file is 404. */
export function hostedPages({ basePath, languages, parts, editor }: HostedSite): HostedPage[] {
  const pages = languages
    .flatMap((language) => prerenderedPages(language, parts))
    .flatMap(({ addresses, file }) => addresses.map((path) => ({ path, file: `/${file}` })))
  if (editor.repo) pages.push({ path: EDITOR_PATH, file: `${EDITOR_PATH}/index.html` })
  return pages.map(({ path, file }) => ({ path: basePath + path, file: basePath + file }))
}

export const NOT_FOUND_FILE = '404.html'

/** Files of the build that speak to a host, and are no part of the site. */
const CONTROL_FILES = ['_headers', '_redirects', '_nginx.conf', 'vercel.json'] as const
export type ControlFile = (typeof CONTROL_FILES)[number]

/**
 * Addresses without an answer, as a pattern that nginx and JavaScript read alike: what is a page's second
 * address, "//", hidden files and what speaks to hosts.
 */
export const UNSERVED = String.raw`/(index|404)\.html$|//|/\.(?!well-known/)|^/(${CONTROL_FILES.join('|')})$`

type Headers = Readonly<Record<string, string>>

export interface HeaderRule {
  path: string
  headers: Headers
}

const FOR_A_YEAR = { 'Cache-Control': 'public, max-age=31536000, immutable' }
// Names that stay when the content changes: a new picture shows within a day, a new PDF in an hour.
const FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }
const FOR_AN_HOUR = { 'Cache-Control': 'public, max-age=3600' }

/** Of pages, and what else no rule below names: Netlify, Cloudflare and Vercel ask each time by themselves. */
export const DEFAULT_CACHING: Headers = { 'Cache-Control': 'no-cache' }

const NOT_FOR_ROBOTS = { 'X-Robots-Tag': 'noindex, nofollow' }

/** Browsers then ask a domain for two years by https alone, and its subdomains where it is the site's own. */
const HTTPS_ALONE = 'max-age=63072000'

const SECURITY_HEADERS: Headers = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
}

/** The editor has a policy of its own, and no file of it a hash that hosts are told of. */
function editorRules(editor: Settings['editor']): HeaderRule[] {
  if (!editor.repo) return []
  const headers = { 'Content-Security-Policy': editorPolicy(editor), ...NOT_FOR_ROBOTS }
  return [EDITOR_PATH, `${EDITOR_PATH}/*`].map((path) => ({ path, headers }))
}

/**
 * The header rules for a content security policy. Of two that match a path the later counts. The address
 * of a token is named by its one segment; Netlify would take `/download/*` for `/downloads` too.
 */
export function headerRules(
  policy: string,
  { basePath, editor }: Pick<HostedSite, 'basePath' | 'editor'>,
): HeaderRule[] {
  const rules = [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': basePath ? HTTPS_ALONE : `${HTTPS_ALONE}; includeSubDomains`,
        ...SECURITY_HEADERS,
      },
    },
    {
      path: ROUTES.downloadLink.path,
      headers: { 'Referrer-Policy': 'no-referrer', ...NOT_FOR_ROBOTS },
    },
    ...editorRules(editor),
    { path: '/assets/*', headers: FOR_A_YEAR },
    { path: '/flags/*', headers: FOR_A_DAY },
    { path: '/icons/*', headers: FOR_A_DAY },
    { path: '/images/*', headers: FOR_A_DAY },
    { path: '/pdfs/*', headers: FOR_AN_HOUR },
  ]
  return rules.map(({ path, headers }) => ({ path: basePath + path, headers }))
}

/**
 * Source of a regular expression for a path as hosts write it: exact, with `:name` for one segment, or
 * with `*` at the end for whatever follows. A page's path may have a slash at its end or none.
 */
export function patternSource(pattern: string): string {
  const source = pattern
    .replace(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*')
  return `^${source}${/[*/]$/.test(pattern) ? '' : '/?'}$`
}

export function matchesPath(pattern: string, pathname: string): boolean {
  return new RegExp(patternSource(pattern)).test(pathname)
}

/** What the rules give a path. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Headers {
  const matching = rules.filter(({ path }) => matchesPath(path, pathname))
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Headers
}
