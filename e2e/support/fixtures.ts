import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test'
import { preview } from 'vite'
import { editor } from '../../plugins/editor/editor.ts'
import { staticHost } from '../../plugins/hosting/static-host.ts'
import { localServices } from '../../plugins/local-services/local-services.ts'
import type { Settings } from '../../plugins/settings/settings.ts'
import { openInbox, type Inbox } from './inbox.ts'
import { settings as ownSettings } from './site.ts'
import { createFaults, type Faults } from './watch.ts'

interface Fixtures {
  faults: Faults
  inbox: Inbox
  /** Opens one more browser context, watched like the test's own. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

export interface WorkerFixtures {
  /** The build that is tested: its folder and its settings. */
  build: { dist: string; settings: Settings }
  /** Origin of the built site, served with its embedded services for this worker alone. */
  site: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
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
      const address = server.resolvedUrls?.local[0]
      if (!address) throw new Error('The preview server has no address')
      await provide(new URL(address).origin)
      await server.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, provide) => {
    await provide(site)
  },

  faults: [
    async ({ context }, provide) => {
      const faults = createFaults()
      await faults.watch(context)
      await provide(faults)
      // The browser reports a failed request some time after the page does.
      await expect.poll(faults.surprises, 'faults in the browser').toEqual([])
    },
    { auto: true },
  ],

  newContext: async ({ browser, faults }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      await faults.watch(context)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },

  inbox: async ({ request }, provide) => {
    await provide(await openInbox(request))
  },
})

export { expect }
