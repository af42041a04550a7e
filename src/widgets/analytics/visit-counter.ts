import { loadScript } from '@/browser/load-script.ts'
import { PATHS } from '@/config/routes.ts'
import { settings } from '@/config/build.ts'
import { hasLocalAnalytics, LOCAL_SCRIPT_PATH } from './analytics-local.ts'
import {
  campaignOfVisit,
  redactPayload,
  redactUrl,
  refusesTracking,
  type Payload,
} from './analytics-privacy.ts'

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

export interface CountedPage {
  pathname: string
  title: string
}

export interface VisitCounter {
  countPage: (page: CountedPage) => void
  countEvent: (page: CountedPage, name: string, data?: Readonly<Record<string, string>>) => void
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
    // Umami's automatic tracking misses Back and Forward.
    autoTrack: 'false',
    excludeSearch: 'true',
    excludeHash: 'true',
    doNotTrack: 'true',
    // Some versions otherwise store an identifier.
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

/** Never throws. After a failure nothing more is counted. */
export function createVisitCounter(load = loadUmami): VisitCounter {
  let umami = load()
  let counted: string | undefined
  let url = ''
  let referrer = ''
  umami.catch(() => undefined)

  async function send(earlier: Promise<Umami>, hit: Hit): Promise<Umami> {
    const loaded = await earlier
    await loaded.track((defaults) => ({ ...defaults, ...hit }))
    return loaded
  }

  function add(hit: Hit): void {
    if (refusesTracking()) return
    umami = send(umami, hit)
    umami.catch(() => undefined)
  }

  // Pages from the back/forward cache are not loaded again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) add({ url, referrer, title: document.title })
  })

  return {
    countPage: ({ pathname, title }) => {
      const page = reported(pathname)
      if (pathname === counted || page === PATHS.downloadWithoutToken) return
      const campaign = counted === undefined ? campaignOfVisit() : ''
      counted = pathname
      referrer = url || redactUrl(document.referrer, window.location.origin)
      url = page
      add({ url: url + campaign, referrer, title })
    },

    countEvent: ({ pathname, title }, name, data) =>
      add({ url: reported(pathname), referrer, title, name, data }),
  }
}
