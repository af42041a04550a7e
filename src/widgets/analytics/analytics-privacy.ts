import { OWN_ROUTE_LIST } from '@/config/build.ts'
import { ROUTE_LIST, plainPaths } from '@/config/routes.ts'
import { campaignOf } from './analytics-campaign.ts'
import { sitePath } from '@/lib/public-path.ts'

/** What a download link counts as; the token is a secret. */
export const DOWNLOAD_PAGE = ROUTE_LIST.download.countedAs

const PLAIN_PAGES: ReadonlyMap<string, string> = new Map(
  plainPaths(OWN_ROUTE_LIST).map((path) => [path.replace(/^\/|\/$/g, ''), path]),
)

export type Payload = Readonly<Record<string, unknown>>

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The page that the router shows at a path. Only the names listed above ever come out. */
function pageAt(path: string): string {
  const name = decodePath(path)
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')
  const plain = PLAIN_PAGES.get(name)
  if (plain !== undefined) return plain
  return /^download\//i.test(name) ? DOWNLOAD_PAGE : ROUTE_LIST.notFound.countedAs
}

function parseAddress(url: string, origin: string): URL | undefined {
  try {
    // Joined as text: resolved against a base, "//download/x" would name another host.
    return new URL(/^\s*[a-z][a-z\d+.-]*:/i.test(url) ? url : `${origin}/${url}`)
  } catch {
    return undefined
  }
}

/**
 * What may be reported of an address: the page, where it is one of this site's (relative, or under
 * `origin`), and the host alone where it is another's; no token, query or hash. Empty in doubt.
 */
export function redactUrl(url: string, origin: string): string {
  const address = url === '' ? undefined : parseAddress(url, origin)
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return ''
  return address.origin === origin ? pageAt(sitePath(address.pathname)) : `${address.origin}/`
}

/** What Umami collects and the site lets through, besides the two addresses. */
const KEPT = ['website', 'hostname', 'language', 'screen', 'title', 'tag', 'name', 'data']

/**
 * The last word on a payload before Umami sends it, by the contract of `data-before-send`: what may
 * leave, or `false` to cancel. Later versions of the script may add fields: these stay here.
 */
export function redactPayload(type: unknown, payload: Payload, origin: string): Payload | false {
  const { url, referrer } = payload
  if (type !== 'event' || typeof url !== 'string' || typeof referrer !== 'string') return false
  const page = redactUrl(url, origin)
  if (!page.startsWith('/')) return false
  const campaign = page === DOWNLOAD_PAGE ? '' : campaignOf(parseAddress(url, origin)?.search ?? '')
  const kept = KEPT.filter((field) => payload[field] !== undefined)
  return {
    ...Object.fromEntries(kept.map((field) => [field, payload[field]])),
    url: page + campaign,
    referrer: redactUrl(referrer, origin),
  }
}

/** Whether the visitor asks not to be counted, by Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  const { doNotTrack } = navigator
  const signalled = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return signalled || doNotTrack === '1'
}
