import { BUILD_ROUTES } from '@/config/build.ts'
import { ROUTE_LIST, plainPaths } from '@/config/routes.ts'
import { sitePath } from '@/lib/public-path.ts'

export const DOWNLOAD_PAGE = ROUTE_LIST.download.countedAs

const PLAIN_PAGES: ReadonlyMap<string, string> = new Map(
  plainPaths(BUILD_ROUTES).map((path) => [path.replace(/^\/|\/$/g, ''), path]),
)

export type Payload = Readonly<Record<string, unknown>>

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

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

export function redactUrl(url: string, origin: string): string {
  const address = url === '' ? undefined : parseAddress(url, origin)
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return ''
  return address.origin === origin ? pageAt(sitePath(address.pathname)) : `${address.origin}/`
}

const CAMPAIGN_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

const PLAIN = /^[\p{L}\p{M}\d ._-]+$/u
/** Nine digits may be somebody's number, and 25 letters without a space a token. */
const TELLING = /(\d\D*){9}|[\p{L}\d]{25}/u
const FIRST_CHARACTERS = /^.{1,60}/u

export function campaignOf(query: string): string {
  const given = new URLSearchParams(query)
  const told = new URLSearchParams()
  for (const key of CAMPAIGN_KEYS) {
    const value = given.get(key)?.trim() ?? ''
    if (PLAIN.test(value) && !TELLING.test(value))
      told.set(key, FIRST_CHARACTERS.exec(value)?.[0].trimEnd() ?? '')
  }
  return told.size > 0 ? `?${told}` : ''
}

export function campaignOfVisit(): string {
  // Missing in jsdom, and in old browsers for pages without encryption.
  const [opened] = performance.getEntriesByType?.('navigation') ?? []
  return campaignOf(/\?[^#]*/.exec(opened?.name ?? '')?.[0] ?? '')
}

const KEPT_FIELDS = ['website', 'hostname', 'language', 'screen', 'title', 'tag', 'name', 'data']

/** Umami's `data-before-send`, where `false` cancels. Fields of later versions are left out. */
export function redactPayload(type: unknown, payload: Payload, origin: string): Payload | false {
  const { url, referrer } = payload
  if (type !== 'event' || typeof url !== 'string' || typeof referrer !== 'string') return false
  const page = redactUrl(url, origin)
  if (!page.startsWith('/')) return false
  const campaign = page === DOWNLOAD_PAGE ? '' : campaignOf(parseAddress(url, origin)?.search ?? '')
  const kept = KEPT_FIELDS.filter((field) => payload[field] !== undefined)
  return {
    ...Object.fromEntries(kept.map((field) => [field, payload[field]])),
    url: page + campaign,
    referrer: redactUrl(referrer, origin),
  }
}

export function refusesTracking(): boolean {
  const { doNotTrack } = navigator
  const signalled = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return signalled || doNotTrack === '1'
}
