import { EDITOR_PATH, ROUTES } from '../../src/site/routes.ts'
import { shareCard } from '../brand/share-card.ts'
import { shownAddress } from '../media/picture-sizes.ts'
import { prerenderedPages } from '../site/prerendered-pages.ts'
import { textsOf, type Site } from '../site/site.ts'
import { editorPolicy } from './editor-policy.ts'

// The source of `_headers`, `_redirects`, `_nginx.conf`, Vercel's routes and the preview server's answers.

export interface HostedPage {
  path: string
  file: string
}

/** Any other address is that of a file, or 404. */
export function hostedPages(site: Site): HostedPage[] {
  const { basePath, editor } = site
  const pages = prerenderedPages(site)
    .filter(({ path }) => path !== '*')
    .flatMap(({ addresses, file }) => addresses.map((path) => ({ path, file: `/${file}` })))
  if (editor.repo) pages.push({ path: EDITOR_PATH, file: `${EDITOR_PATH}/index.html` })
  return pages.map(({ path, file }) => ({ path: basePath + path, file: basePath + file }))
}

export const CONTROL_FILES = ['_headers', '_redirects', '_nginx.conf'] as const
export type ControlFile = (typeof CONTROL_FILES)[number]

/** Second addresses of pages, "//", hidden and control files, as nginx and JavaScript both read it. */
export const UNSERVED = String.raw`/(index|404)\.html$|//|/\.(?!well-known/)|^/(${CONTROL_FILES.join('|')})$`

type Headers = Readonly<Record<string, string>>

export interface HeaderRule {
  path: string
  headers: Headers
}

const FOR_A_YEAR = { 'Cache-Control': 'public, max-age=31536000, immutable' }
// These files keep their names when their content changes.
const FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }
const FOR_AN_HOUR = { 'Cache-Control': 'public, max-age=3600' }

/** For pages and files without a rule. Netlify, Cloudflare and Vercel do the same by default. */
export const DEFAULT_CACHING: Headers = { 'Cache-Control': 'no-cache' }

/** Other sites show these pictures in their own pages, for example in link previews. */
const FOR_OTHER_SITES = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

const NOT_FOR_ROBOTS = { 'X-Robots-Tag': 'noindex, nofollow' }

/** Two years. A site in a folder shares its domain, so it leaves subdomains out. */
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

function picturesForOthers(site: Site): string[] {
  const { folder, defaultLanguage, builtLanguages, parts } = site
  const previews = builtLanguages.flatMap((code) => shareCard(code, site)?.address ?? [])
  const guides = parts.guides ? textsOf(defaultLanguage, site).guides.guides : []
  const covers = guides.map(({ cover }) => shownAddress(folder, { kind: 'cover', address: cover }))
  return ['/favicon.ico', '/favicon.svg', ...previews, ...covers]
}

/** Of two rules that match a path, the later counts. Netlify would apply `/download/*` to `/downloads` too. */
export function headerRules(policy: string, site: Site): HeaderRule[] {
  const { basePath, editor } = site
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
    ...(editor.repo ? [EDITOR_PATH, `${EDITOR_PATH}/*`] : []).map((path) => ({
      path,
      headers: { 'Content-Security-Policy': editorPolicy(editor), ...NOT_FOR_ROBOTS },
    })),
    { path: '/assets/*', headers: FOR_A_YEAR },
    { path: '/flags/*', headers: FOR_A_DAY },
    { path: '/icons/*', headers: { ...FOR_A_DAY, ...FOR_OTHER_SITES } },
    { path: '/images/*', headers: FOR_A_DAY },
    { path: '/pdfs/*', headers: FOR_AN_HOUR },
    ...picturesForOthers(site).map((path) => ({ path, headers: FOR_OTHER_SITES })),
  ]
  return rules.map(({ path, headers }) => ({ path: basePath + path, headers }))
}

/** In a host's pattern `:name` matches one segment, a final `*` the rest. A page's final slash is optional. */
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

export function headersFor(rules: readonly HeaderRule[], pathname: string): Headers {
  const matching = rules.filter(({ path }) => matchesPath(path, pathname))
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Headers
}
