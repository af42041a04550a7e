import type { APIRequestContext, Page } from '@playwright/test'
import type { Hit } from '../../plugins/local-services/analytics.ts'
import { expect } from './fixtures.ts'
import { texts } from './site.ts'

const HITS = '/__analytics'

export async function forgetHits(request: APIRequestContext): Promise<void> {
  await request.delete(HITS)
}

/** What the embedded collector was told, oldest first. */
export async function payloads(request: APIRequestContext): Promise<Hit['payload'][]> {
  const response = await request.get(HITS)
  return ((await response.json()) as Hit[]).toReversed().map(({ payload }) => payload)
}

/** The page views: where each came from, what it was and its title. */
export async function views(request: APIRequestContext): Promise<unknown[][]> {
  const pages = (await payloads(request)).filter(({ name }) => name === undefined)
  return pages.map(({ referrer, url, title }) => [referrer, url, title])
}

/** The events: the name and the data of each. */
export async function events(request: APIRequestContext): Promise<unknown[][]> {
  const named = (await payloads(request)).filter(({ name }) => name !== undefined)
  return named.map(({ name, data }) => [name, data ?? {}])
}

export async function goToDownloads(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
  await expect(page).toHaveTitle(texts.pages.downloads.title)
}
