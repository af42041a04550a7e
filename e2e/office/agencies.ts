import type { BrowserContext, Page } from '@playwright/test'

/** In place of Google's and Meta's scripts: each asks for a policy, keeps a cookie and asks its collector. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'https://www.googletagmanager.com/gtag/js': `
    trustedTypes.createPolicy('goog#html', {})
    document.cookie = '_ga=1; path=/'
    navigator.sendBeacon('https://region1.google-analytics.com/g/collect')
  `,
  'https://connect.facebook.net/en_US/fbevents.js': `
    trustedTypes.createPolicy('connect.facebook.net/fbevents', {})
    document.cookie = '_fbp=1; path=/'
    new Image().src = 'https://www.facebook.com/tr/'
  `,
}

/** Answers in place of every other host, so that the policy is tried with their real names, and notes what they were asked. */
export async function standInForAgencies(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route) => {
      const request = route.request()
      const { origin, pathname } = new URL(request.url())
      const { referer = '' } = await request.allHeaders()
      asked.push(`${request.url()} ${referer}`)
      const contentType = pathname.endsWith('js') ? 'text/javascript' : 'image/gif'
      await route.fulfill({ contentType, body: SCRIPTS[origin + pathname] ?? '' })
    },
  )
  return asked
}

/** What a page has told Google, and what Meta: the calls that their scripts would take. */
export function toldBy(page: Page): Promise<unknown[][][]> {
  return page.evaluate(() =>
    [window.dataLayer, window.fbq && Reflect.get(window.fbq, 'queue')].map((calls) =>
      Array.from((calls ?? []) as ArrayLike<unknown>[], (call) => Array.from(call)),
    ),
  )
}
