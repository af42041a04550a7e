import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { preview } from 'vite'

interface Mail {
  id: string
  to: string
  subject: string
  params: Record<string, string>
  html: string
}

type Fault = '400' | '429' | '500' | 'hang' | 'drop'

/** The embedded inbox, as a test reads it. */
export interface Inbox {
  messages: () => Promise<Mail[]>
  orderFault: (kind: Fault) => Promise<void>
}

/** What must not happen on a page. A test that expects one of them takes it out by its text. */
export interface Faults {
  expected: RegExp[]
}

interface Fixtures {
  faults: Faults
  inbox: Inbox
}

interface WorkerFixtures {
  site: string
}

function watch(page: Page, seen: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => seen.push(`request failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`status ${response.status()}: ${response.url()}`)
  })
}

/** Every test runs on the built site with its embedded services; each worker has a server of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      process.env['LOCAL_MAIL_RATE_LIMIT_MS'] = '0'
      const server = await preview({ preview: { port: 0, open: false }, logLevel: 'error' })
      const address = server.resolvedUrls?.local[0]
      if (!address) throw new Error('The preview server has no address')
      await use(new URL(address).origin)
      await server.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => {
    await use(site)
  },

  faults: [
    async ({ context }, use) => {
      const seen: string[] = []
      const faults: Faults = { expected: [] }
      context.on('page', (page) => {
        watch(page, seen)
      })
      await use(faults)
      expect(seen.filter((text) => !faults.expected.some((known) => known.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  inbox: async ({ request, site }, use) => {
    const api = `${site}/__inbox/api`
    await request.delete(`${api}/messages`)
    await request.delete(`${api}/fault`)
    await use({
      messages: async () => (await request.get(`${api}/messages`)).json() as Promise<Mail[]>,
      orderFault: async (kind) => {
        await request.put(`${api}/fault`, { data: { kind } })
      },
    })
  },
})

export { expect }
