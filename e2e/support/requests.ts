import type { Page } from '@playwright/test'
import { deferred } from '../../tests/support/deferred.ts'

export const CODE = '**/assets/*.js'
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
