import { loadScript } from '@/browser/load-script.ts'
import { ROUTES } from '@/config/routes.ts'
import { settings } from '@/config/build.ts'
import { hasLocalAnalytics, LOCAL_SCRIPT_PATH } from './analytics-local.ts'
import {
  campaignOfVisit,
  DOWNLOAD_PAGE,
  redactPayload,
  redactUrl,
  refusesTracking,
} from './analytics-privacy.ts'
import type { Payload } from './analytics-privacy.ts'

const HOOK_NAME = 'redactAnalytics'

export interface Umami {
  track: (change: (defaults: Payload) => Payload) => Promise<void>
}

interface Hit {
  url: string
  referrer: string
  title: string
  name?: string
  data?: Readonly<Record<string, string>> | undefined
}

export interface ShownPage {
  pathname: string
  title: string
}

export interface VisitCounter {
  countPage: (page: ShownPage) => void
  countEvent: (page: ShownPage, name: string, data?: Readonly<Record<string, string>>) => void
}

export async function loadUmami(): Promise<Umami> {
  const src = settings.analytics.src || (hasLocalAnalytics() ? LOCAL_SCRIPT_PATH : '')
  if (src === '' || refusesTracking()) throw new Error('Nothing is counted')
  Object.assign(window, {
    [HOOK_NAME]: (type: unknown, payload: Payload) =>
      redactPayload(type, payload, window.location.origin),
  })
  const script = document.createElement('script')
  Object.assign(script.dataset, {
    websiteId: settings.analytics.siteId,
    beforeSend: HOOK_NAME,
    // Umami's own counting misses Back and Forward.
    autoTrack: 'false',
    excludeSearch: 'true',
    excludeHash: 'true',
    doNotTrack: 'true',
    // Some versions would otherwise keep an identifier in the browser.
    identityStitching: 'false',
    ...(src === LOCAL_SCRIPT_PATH && { hostUrl: window.location.origin }),
  })
  script.defer = true
  script.referrerPolicy = 'no-referrer'
  script.src = src
  await loadScript(script)
  const umami = Reflect.get(window, 'umami') as Partial<Umami> | undefined
  if (typeof umami?.track !== 'function') throw new Error(`${src} is not Umami's script`)
  return umami as Umami
}

function reported(pathname: string): string {
  return redactUrl(pathname, window.location.origin)
}

/** Counting never throws, and a failure ends it for the visit. */
export function createVisitCounter(load = loadUmami): VisitCounter {
  const waiting: Hit[] = []
  let umami: Umami | undefined
  let state: 'waiting' | 'sending' | 'off' = 'waiting'
  let counted: string | undefined
  let url = ''
  let referrer = ''

  async function send(): Promise<void> {
    // The Referer header would hold the token: hits wait until it has left the address.
    const holdsToken = reported(window.location.pathname) === DOWNLOAD_PAGE
    if (!umami || state !== 'waiting' || holdsToken) return
    const hit = waiting.shift()
    if (!hit) return
    state = 'sending'
    await umami.track((defaults) => ({ ...defaults, ...hit }))
    state = 'waiting'
    await send()
  }

  function stop(): void {
    state = 'off'
    waiting.length = 0
  }

  function add(hit: Hit): void {
    if (state === 'off' || refusesTracking()) return
    waiting.push(hit)
    send().catch(stop)
  }

  load()
    .then((loaded) => {
      umami = loaded
      return send()
    })
    .catch(stop)

  // From the back/forward cache a page is shown again without being loaded.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) add({ url, referrer, title: document.title })
  })

  return {
    countPage: ({ pathname, title }) => {
      const page = reported(pathname)
      // Without a token the address redirects before anything is seen.
      if (pathname === counted || page === ROUTES.downloadWithoutToken) return
      const campaign = counted === undefined ? campaignOfVisit() : ''
      counted = pathname
      referrer = url || redactUrl(document.referrer, window.location.origin)
      url = page
      add({ url: url + campaign, referrer, title })
    },

    countEvent: ({ pathname, title }, name, data) => {
      add({ url: reported(pathname), referrer, title, name, data })
    },
  }
}
