import { test as base, expect } from '@playwright/test'
import type { ReceivedMail } from '../../plugins/local-services/mail-service.ts'
import { readProcessEnv } from '../../plugins/process-env.ts'
import { serveBuild, type Build } from './serve-build.ts'
import { site } from './site.ts'
import { watchFaults, type Faults } from './watch.ts'

interface SiteFixtures {
  /** The embedded mail service, empty as the test begins. */
  inbox: {
    /** The mails that arrived, newest first. */
    mails: () => Promise<(ReceivedMail & { id: string })[]>
    /** Makes the next send fail, and that one alone. */
    orderFault: () => Promise<void>
  }
}

export interface WorkerFixtures {
  build: Build
  /** Of the built site, served with its embedded services for this worker alone. */
  origin: string
}

/** Tests of the served site that start no browser, or one of their own. */
export const siteTest = base.extend<SiteFixtures, WorkerFixtures>({
  build: [
    { dist: readProcessEnv().dist, site },
    { scope: 'worker', option: true },
  ],

  origin: [
    async ({ build }, provide) => {
      const server = await serveBuild(build)
      await provide(server.origin)
      await server.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ origin }, provide) => {
    await provide(origin)
  },

  inbox: async ({ request }, provide) => {
    await request.post('/__inbox/clear')
    await request.post('/__inbox/fault')
    await provide({
      mails: async () => (await request.get('/__inbox/mails')).json(),
      orderFault: async () => {
        await request.post('/__inbox/fault', { form: { kind: '500' } })
      },
    })
  },
})

export const test = siteTest.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, provide) => {
      const faults = await watchFaults(context)
      await provide(faults)
      // The browser reports a failed request some time after the page does.
      await expect.poll(faults.surprises, 'faults in the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
