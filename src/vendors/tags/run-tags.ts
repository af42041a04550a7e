import { loadScript } from '@/browser/load-script.ts'
import { navigationTiming } from '@/browser/navigation-timing.ts'
import { withoutBase } from '@/site/base-path.ts'
import { routeAt } from '@/site/build-routes.ts'
import { googlePurpose, type Purpose } from '@/site/tags.ts'
import { tags } from 'virtual:site'

type IsAllowed = (purpose: Purpose) => boolean

const started = new Set<string>()

function isNew(address: string): boolean {
  if (started.has(address)) return false
  started.add(address)
  return true
}

/** A blocker may keep the script away. */
function load(address: string): void {
  loadScript(address).catch(() => undefined)
}

function googleConsent(isAllowed: IsAllowed) {
  const consent = (purpose: Purpose) => (isAllowed(purpose) ? 'granted' : 'denied')
  return {
    analytics_storage: consent('statistics'),
    ad_storage: consent('advertising'),
    ad_user_data: consent('advertising'),
    ad_personalization: consent('advertising'),
  }
}

/** As developers.google.com/tag-platform/security/guides/consent asks: denied at first, then the answer. */
function runGoogle(id: string, isAllowed: IsAllowed): void {
  const isFirst = isNew(id)
  const queue = (window.dataLayer ??= [])
  const gtag = (window.gtag ??= function push() {
    // Google's script recognises a call only by an `arguments` object.
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments)
  })
  if (isFirst)
    gtag(
      'consent',
      'default',
      googleConsent(() => false),
    )
  gtag('consent', 'update', googleConsent(isAllowed))
  if (!isFirst) return
  gtag('js', new Date())
  gtag('config', id)
  load(`https://www.googletagmanager.com/gtag/js?id=${id}`)
}

function runMeta(id: string): void {
  const queue: unknown[] = []
  const fbq: NonNullable<Window['fbq']> = (...args) =>
    fbq.callMethod ? fbq.callMethod(...args) : queue.push(args)
  Object.assign(fbq, { push: fbq, queue, loaded: true, version: '2.0' })
  Object.assign(window, { fbq, _fbq: fbq })
  // Keeps Meta from reading the labels of whatever is clicked.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  fbq('track', 'PageView')
  load('https://connect.facebook.net/en_US/fbevents.js')
}

/** A page's scripts can read by which address it was opened, also after a redirect. */
function wasOpenedByToken(): boolean {
  const { name = window.location.href } = navigationTiming() ?? {}
  return routeAt(withoutBase(new URL(name).pathname)).holdsToken === true
}

export function runTags(isAllowed: IsAllowed): void {
  if (wasOpenedByToken()) return
  const { google = '', meta = '', others = [] } = tags ?? {}
  if (google && isAllowed(googlePurpose(google))) runGoogle(google, isAllowed)
  if (meta && isAllowed('advertising') && isNew(meta)) runMeta(meta)
  for (const { address, kind, purpose } of others)
    if (isAllowed(purpose) && isNew(address)) {
      if (kind === 'script') load(address)
      else new Image().src = address
    }
}
