import type { APIRequestContext } from '@playwright/test'
import type { Payload } from '../../src/vendors/analytics/umami.ts'

const VISITS = '/__analytics'

export async function forgetVisits(request: APIRequestContext): Promise<void> {
  await request.delete(VISITS)
}

/** What the embedded collector was told, oldest first. */
export async function payloads(request: APIRequestContext): Promise<Payload[]> {
  const response = await request.get(VISITS)
  return ((await response.json()) as Payload[]).toReversed()
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
