import type { BrowserContext } from '@playwright/test'

type Values = Record<string, string>
type Call = readonly [command: string, name: string, data?: Values]

/** Stands in for Google's script: obeys the consent, keeps a cookie and tells its collector of each event. */
function googleTag(): void {
  window.trustedTypes?.createPolicy('goog#html', { createHTML: String, createScriptURL: String })
  let consent: Values = {}
  const take = (call: unknown) => {
    const [command, name, data] = call as Call
    if (command === 'consent') consent = { ...consent, ...data }
    const event = { event: name, config: 'page_view' }[command]
    if (!event || consent['analytics_storage'] !== 'granted') return
    document.cookie = '_ga=GA1.1.1.1; path=/'
    const { referrer, location } = document
    const values = { en: event, dl: location.href, dr: referrer, ...consent, ...data }
    navigator.sendBeacon(
      `https://region1.google-analytics.com/g/collect?${new URLSearchParams(values)}`,
    )
  }
  window.dataLayer?.forEach(take)
  Object.assign(window.dataLayer ?? [], { push: take })
}

/** Stands in for Meta's script: keeps a cookie and asks for a picture with each event. */
function metaPixel(): void {
  const name = 'connect.facebook.net/fbevents'
  window.trustedTypes?.createPolicy(name, { createHTML: String, createScriptURL: String })
  const take = (...call: unknown[]) => {
    const [command, event, data] = call as unknown as Call
    if (!command.startsWith('track')) return
    document.cookie = '_fbp=fb.1.1.1; path=/'
    const { referrer, location } = document
    const values = { ev: event, dl: location.href, rl: referrer, ...data }
    new Image().src = `https://www.facebook.com/tr/?${new URLSearchParams(values)}`
  }
  const { fbq } = window
  for (const call of (Reflect.get(fbq ?? {}, 'queue') ?? []) as unknown[][]) take(...call)
  Object.assign(fbq ?? {}, { callMethod: take })
}

const SCRIPTS: Readonly<Record<string, () => void>> = {
  'https://www.googletagmanager.com/gtag/js': googleTag,
  'https://connect.facebook.net/en_US/fbevents.js': metaPixel,
}

/** Answers in place of every other host, so that the policy is tried with their real names. */
export async function standInForAgencies(context: BrowserContext) {
  const asked: string[] = []
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route) => {
      const request = route.request()
      const { origin, pathname } = new URL(request.url())
      const { referer = '' } = await request.allHeaders()
      asked.push([request.url(), referer, request.postData()].join(' '))
      const isScript = pathname.endsWith('js')
      const script = SCRIPTS[origin + pathname]
      await route.fulfill({
        contentType: isScript ? 'text/javascript' : 'image/gif',
        body: script ? `(${String(script)})()` : '',
      })
    },
  )
  const events = (collector: string, key: string) =>
    asked
      .filter((text) => text.startsWith(collector))
      .map((text) => new URL(text.split(' ')[0] ?? '').searchParams.get(key))
  return {
    /** Address, referrer and body of each request. */
    asked,
    google: () => events('https://region1.google-analytics.com/', 'en'),
    meta: () => events('https://www.facebook.com/tr/', 'ev'),
  }
}
