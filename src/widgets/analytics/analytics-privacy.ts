import { navigationTiming } from '@/browser/navigation-timing.ts'
import { routeAt } from '@/config/build-routes.ts'
import { ROUTES } from '@/config/routes.ts'
import { sitePath } from '@/lib/public-path.ts'
import { tryDecode } from '@/lib/try-decode.ts'

export const DOWNLOAD_PAGE = ROUTES.download.countedAs

export type Payload = Readonly<Record<string, unknown>>

function countedPath(path: string): string {
  const names = (tryDecode(path) ?? path).split(/[/\\]+/)
  const plain = `/${names.filter(Boolean).join('/')}`
  if (/^\/download\//i.test(plain)) return DOWNLOAD_PAGE
  const { path: address, addresses, countedAs } = routeAt(plain)
  return addresses.includes(plain) ? plain : (countedAs ?? address)
}

function parseAddress(url: string, origin: string): URL | undefined {
  try {
    // Joined as text: resolved against a base, "//download/x" would be another host.
    return new URL(/^\s*[a-z][a-z\d+.-]*:/i.test(url) ? url : `${origin}/${url}`)
  } catch {
    return undefined
  }
}

export function redactUrl(url: string, origin: string): string {
  const address = url === '' ? undefined : parseAddress(url, origin)
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return ''
  return address.origin === origin ? countedPath(sitePath(address.pathname)) : `${address.origin}/`
}

const CAMPAIGN_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

const PLAIN = /^[\p{L}\p{M}\d ._-]+$/u
/** Nine digits may be a phone number, 25 letters without a space a token. */
const MAYBE_PERSONAL = /(\d\D*){9}|[\p{L}\d]{25}/u
const FIRST_CHARACTERS = /^.{1,60}/u

export function campaignOf(query: string): string {
  const given = new URLSearchParams(query)
  const told = new URLSearchParams()
  for (const key of CAMPAIGN_KEYS) {
    const value = given.get(key)?.trim() ?? ''
    if (PLAIN.test(value) && !MAYBE_PERSONAL.test(value))
      told.set(key, FIRST_CHARACTERS.exec(value)?.[0].trimEnd() ?? '')
  }
  return told.size > 0 ? `?${told}` : ''
}

export function campaignOfVisit(): string {
  return campaignOf(/\?[^#]*/.exec(navigationTiming()?.name ?? '')?.[0] ?? '')
}

const KEPT_FIELDS = ['website', 'hostname', 'language', 'screen', 'title', 'tag', 'name', 'data']

/** Umami's `data-before-send`, in which `false` cancels. Unknown fields are left out. */
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
