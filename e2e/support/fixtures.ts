import { test as base, expect } from '@playwright/test'
import { preview } from 'vite'
import { editor } from '../../plugins/editor/editor.ts'
import { staticHost } from '../../plugins/hosting/static-host.ts'
import { localServices } from '../../plugins/local-services/local-services.ts'
import type { ReceivedMail } from '../../plugins/local-services/mail-service.ts'
import type { Settings } from '../../plugins/settings/settings.ts'
import { settings as ownSettings } from './site.ts'
import { watchFaults, type Faults } from './watch.ts'

interface SiteFixtures {
  /** The embedded mail service, empty as the test begins. */
  inbox: {
    /** The mails that arrived, newest first. */
    mails: () => Promise<(ReceivedMail & { id: string })[]>
    /** Makes the next send fail, and that one alone. */
    orderFault: (kind: '429' | '500') => Promise<void>
  }
}

export interface WorkerFixtures {
  /** The build that is tested: its folder and its settings. */
  build: { dist: string; settings: Settings }
  /** Origin of the built site, served with its embedded services for this worker alone. */
  site: string
}

/** Tests of the served site that start no browser, or one of their own. */
export const siteTest = base.extend<SiteFixtures, WorkerFixtures>({
  build: [
    { dist: process.env['SITE_DIST'] || 'dist', settings: ownSettings },
    { scope: 'worker', option: true },
  ],

  site: [
    async ({ build: { dist, settings } }, provide) => {
      // Without the plugins that build the site, which load slowly, and without a limit between sends.
      const server = await preview({
        configFile: false,
        appType: 'mpa',
        base: `${settings.basePath}/`,
        plugins: [editor(settings), staticHost(settings), localServices(settings, 0)],
        build: { outDir: dist + settings.basePath },
        preview: { port: 0, open: false },
        logLevel: 'error',
      })
      await provide(new URL(server.resolvedUrls?.local[0] ?? '').origin)
      await server.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, provide) => {
    await provide(site)
  },

  inbox: async ({ request }, provide) => {
    await request.post('/__inbox/clear')
    await request.post('/__inbox/fault')
    await provide({
      mails: async () => (await request.get('/__inbox/mails')).json(),
      orderFault: async (kind) => {
        await request.post('/__inbox/fault', { form: { kind } })
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
