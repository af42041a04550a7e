import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test'
import type { Hit } from '../plugins/local-services/analytics.ts'
import { expect } from './fixtures.ts'
import { texts } from './site.ts'

const EVENTS = '/__analytics'

export const SCRIPT = '**/__analytics/script.js'
export const COLLECTOR = '**/api/send'
/** What every download link counts as. */
export const TOKEN_PAGE = '/download/[token]'
/** Within this a hit too many, or one that was refused, would have been sent. */
export const SETTLE_MS = 1500

export async function forgetHits(request: APIRequestContext): Promise<void> {
  await request.delete(EVENTS)
}

/** The hits that the embedded collector has, oldest first. */
export async function hits(request: APIRequestContext): Promise<Hit[]> {
  const response = await request.get(EVENTS)
  return ((await response.json()) as Hit[]).toReversed()
}

/** The page views: where each came from, what it was and its title. */
export async function views(request: APIRequestContext): Promise<unknown[][]> {
  const pages = (await hits(request)).filter(({ payload }) => payload['name'] === undefined)
  return pages.map(({ payload }) => [payload['referrer'], payload['url'], payload['title']])
}

/** The events: the name and the data of each. */
export async function events(request: APIRequestContext): Promise<unknown[][]> {
  const named = (await hits(request)).filter(({ payload }) => payload['name'] !== undefined)
  return named.map(({ payload }) => [payload['name'], payload['data'] ?? {}])
}

/** All that the browser asks for from now on. */
export function record(context: BrowserContext): Request[] {
  const requests: Request[] = []
  context.on('request', (sent) => requests.push(sent))
  return requests
}

export function isAnalytics(sent: Request): boolean {
  return /\/__analytics\/|\/api\/send$/.test(sent.url())
}

/** Address, body and headers of a request as one text. */
export async function everythingIn(sent: Request): Promise<string> {
  const headers = await sent.allHeaders()
  return decodeURIComponent(sent.url()) + (sent.postData() ?? '') + JSON.stringify(headers)
}

export async function goToDownloads(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
  await expect(page).toHaveTitle(texts.pages.downloads.title)
}
