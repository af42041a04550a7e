import { site } from '@/config/build.ts'
import { hasLocalAnalytics, LOCAL_SCRIPT_PATH } from './analytics-local.ts'
import { redactPayload } from './analytics-privacy.ts'
import type { Payload } from './analytics-privacy.ts'

const HOOK_NAME = 'redactAnalytics'

/** The part of Umami's script that the site calls. */
export interface Umami {
  /** Sends what `fill` makes of the script's own values; done once it was answered or has failed. */
  track: (fill: (defaults: Payload) => Payload) => Promise<void>
}

/** Address of the script: by the settings, else the local stand-in where there is one, else empty. */
export function scriptSource(): string {
  return site.analytics.src || (hasLocalAnalytics() ? LOCAL_SCRIPT_PATH : '')
}

function attributesFor(src: string): Record<string, string> {
  return {
    'data-website-id': site.analytics.siteId,
    'data-before-send': HOOK_NAME,
    // Umami's own counting misses Back and Forward.
    'data-auto-track': 'false',
    'data-exclude-search': 'true',
    'data-exclude-hash': 'true',
    'data-do-not-track': 'true',
    // Some versions would otherwise keep an identifier in the browser.
    'data-identity-stitching': 'false',
    ...(src === LOCAL_SCRIPT_PATH && { 'data-host-url': window.location.origin }),
  }
}

function hasTrack(value: unknown): value is Umami {
  return (
    typeof value === 'object' &&
    value !== null &&
    'track' in value &&
    typeof value.track === 'function'
  )
}

/** Adds Umami's script to the page, with the hook that it asks before it sends anything. */
export function loadUmami(src: string): Promise<Umami> {
  Object.assign(window, {
    [HOOK_NAME]: (type: unknown, payload: Payload) =>
      redactPayload(type, payload, window.location.origin),
  })
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('error', () => reject(new Error(`${src} did not load`)))
    script.addEventListener('load', () => {
      const umami: unknown = Reflect.get(window, 'umami')
      if (hasTrack(umami)) resolve(umami)
      else reject(new Error(`${src} is not Umami's script`))
    })
    for (const [name, value] of Object.entries(attributesFor(src))) script.setAttribute(name, value)
    script.defer = true
    script.referrerPolicy = 'no-referrer'
    script.src = src
    document.head.append(script)
  })
}
