import type { Page, Response } from '@playwright/test'
import { HYDRATED } from '../../src/boot/document-state.ts'
import { deferred } from '../../tests/support/deferred.ts'

/** The window of a phone. */
export const PHONE = { width: 390, height: 844 }

/** The root element of a page that is hydrated. */
export const HYDRATED_PAGE = `html[data-${HYDRATED}]`

/** Waits until the page is hydrated and has its whole style. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(HYDRATED_PAGE).waitFor()
  await styled(page)
}

/** Waits for the whole style, which comes after the first paint, for all it shows, and for the fonts. */
export async function styled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hrefs = Array.from(document.styleSheets, ({ href }) => href)
    const footer = document.querySelector('footer')
    return hrefs.some((href) => href?.includes('/assets/style-')) && footer?.checkVisibility()
  })
  await page.evaluate(() => document.fonts.ready)
}

/** Opens an address of the site and waits until the page answers. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** The site's code. */
export const CODE = '**/assets/*.js'
/** The page's sends to the mail service. */
export const SENDS = '**/api/v1.0/email/send'

/** Holds back the requests that match until the test lets them come or fail. */
export async function hold(page: Page, requests: string) {
  const { promise, resolve } = deferred<boolean>()
  await page.route(requests, async (route) => {
    if (await promise) await route.continue()
    else await route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' })
  })
  return { come: () => resolve(true), fail: () => resolve(false) }
}

/** Answers every request for code with an empty script: the page stays as it is served. */
export async function withoutCode(page: Page): Promise<void> {
  await page.route(CODE, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}

/** Slows the processor down to a quarter, as on a slow phone; the result ends that. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}

/** Tells every page that is opened from now on that the visitor wants no tags, so that it does not ask. */
export async function refuseTags(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
}

/** Counts from now on how often the page is loaded, before its pictures have come. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}
