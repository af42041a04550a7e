import { ROUTES } from '@/config/routes.ts'
import { campaignOfVisit } from './analytics-campaign.ts'
import { DOWNLOAD_PAGE, redactUrl, refusesTracking } from './analytics-privacy.ts'
import type { Umami } from './analytics-script.ts'

/** Most hits that wait for the script, or for an answer of the collector; later ones are dropped. */
const QUEUE_LIMIT = 50

interface Hit {
  url: string
  referrer: string
  title: string
  /** Without a name the hit is a page view. */
  name?: string
  data?: Readonly<Record<string, string>> | undefined
}

/** Where something happened: the path and the title of the page at that moment. */
export interface Place {
  pathname: string
  title: string
}

interface TrackerParts {
  /** Address of the script, or empty where nothing is to be counted. */
  source: () => string
  load: (src: string) => Promise<Umami>
}

export interface Tracker {
  /** Loads the script. Only the first call does anything. */
  start: () => void
  /** Counts a page, unless it is the one that was counted last. */
  countPage: (place: Place) => void
  countEvent: (place: Place, name: string, data?: Readonly<Record<string, string>>) => void
}

/** A page of the site, as it may be reported. */
function pageAt(pathname: string): string {
  return redactUrl(pathname, window.location.origin)
}

/**
 * Collects what happens and hands it to Umami's script, one hit at a time: a collector that hangs
 * holds one connection and no more. Counting never throws, and a failure ends it for the visit.
 */
export function createTracker({ source, load }: TrackerParts): Tracker {
  let queue: Hit[] = []
  let state: 'new' | 'started' | 'off' = 'new'
  let umami: Umami | undefined
  let sending = false
  let counted: string | undefined
  let url = ''
  let referrer = ''

  function stop(): void {
    state = 'off'
    queue = []
  }

  async function sendNext(): Promise<void> {
    // A request names the page's address as its Referer: the queue waits until the token is gone.
    if (!umami || sending || pageAt(window.location.pathname) === DOWNLOAD_PAGE) return
    const hit = queue.shift()
    if (!hit) return
    sending = true
    try {
      await umami.track((defaults) => ({ ...defaults, ...hit }))
    } catch {
      stop()
    }
    sending = false
    await sendNext()
  }

  function add(hit: Hit): void {
    if (state === 'off' || refusesTracking() || queue.length >= QUEUE_LIMIT) return
    queue.push(hit)
    void sendNext()
  }

  function addPage(title: string, campaign = ''): void {
    add({ url: url + campaign, referrer, title })
  }

  async function begin(src: string): Promise<void> {
    try {
      umami = await load(src)
      await sendNext()
    } catch {
      stop()
    }
  }

  return {
    start: () => {
      if (state !== 'new') return
      const src = refusesTracking() ? '' : source()
      if (src === '') return stop()
      state = 'started'
      void begin(src)
      // Back from another site to a page that the browser kept: it is seen again, and not loaded.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) addPage(document.title)
      })
    },

    countPage: ({ pathname, title }) => {
      const page = pageAt(pathname)
      // Without a token the address redirects before anything is seen.
      if (pathname === counted || page === ROUTES.downloadWithoutToken) return
      const campaign = counted === undefined ? campaignOfVisit() : ''
      counted = pathname
      referrer = url || redactUrl(document.referrer, window.location.origin)
      url = page
      addPage(title, campaign)
    },

    countEvent: ({ pathname, title }, name, data) => {
      add({ url: pageAt(pathname), referrer, title, name, data })
    },
  }
}
