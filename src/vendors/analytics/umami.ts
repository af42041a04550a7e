import { loadScript } from '@/browser/load-script.ts'
import { refusesTracking } from '@/browser/refuses-tracking.ts'
import { withoutBase } from '@/site/base-path.ts'
import { routeAt } from '@/site/build-routes.ts'
import { analytics } from 'virtual:site'
import { hasLocalAnalytics, LOCAL_SCRIPT_PATH } from './analytics-local.ts'

const BEFORE_SEND = 'redactVisit'

export type Payload = Readonly<Record<string, unknown>>

export interface Umami {
  track: (change: (defaults: Payload) => Payload) => Promise<void>
}

/** Reduces an address to its route, which has no download token. Of another site's address only the origin stays. */
export function redactAddress(address: string): string {
  if (address === '') return ''
  const { origin, pathname } = new URL(address)
  if (origin !== window.location.origin) return /^https?:/.test(origin) ? origin : ''
  const { path, countedAs } = routeAt(withoutBase(pathname))
  return countedAs ?? path
}

/** Umami calls this function before each event (`data-before-send`), and sends nothing if it throws. */
function redactVisit(_type: string, payload: Payload): Payload {
  const { url, referrer } = payload
  return { ...payload, url: redactAddress(String(url)), referrer: redactAddress(String(referrer)) }
}

export async function loadUmami(): Promise<Umami> {
  const src = analytics.src || (hasLocalAnalytics() ? LOCAL_SCRIPT_PATH : '')
  if (src === '' || refusesTracking()) throw new Error('Nothing is counted')
  Object.assign(window, { [BEFORE_SEND]: redactVisit })
  await loadScript(src, {
    referrerPolicy: 'no-referrer',
    data: {
      websiteId: analytics.siteId,
      beforeSend: BEFORE_SEND,
      // Umami's automatic tracking misses Back and Forward.
      autoTrack: 'false',
      // Keeps some versions from storing an identifier.
      identityStitching: 'false',
      ...(src === LOCAL_SCRIPT_PATH && { hostUrl: window.location.origin }),
    },
  })
  return Reflect.get(window, 'umami') as Umami
}
