import type { Page } from '@playwright/test'

/** The site's code. */
export const CODE = '**/assets/*.js'
/** The page's sends to the mail service. */
export const SENDS = '**/api/v1.0/email/send'

/** Holds back the requests that match, and counts them, until the test lets them come or fail. */
export async function hold(page: Page, requests: string) {
  let settle: (comes: boolean) => void = () => undefined
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  let count = 0
  await page.route(requests, async (route) => {
    count += 1
    if (await settled) await route.continue()
    else await route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' })
  })
  return { come: () => settle(true), fail: () => settle(false), count: () => count }
}

/** Answers every request for code with an empty script: the page stays as it is served. */
export async function withoutCode(page: Page): Promise<void> {
  await page.route(CODE, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}
