import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { EDITOR_PATH } from '../../src/site/routes.ts'
import { LOCAL_TIMING_NAME } from '../../src/vendors/analytics/analytics-local.ts'
import type { Site } from '../site/site.ts'
import { ANALYTICS_PATH, createAnalytics } from './analytics.ts'
import { createChatbot } from './chatbot.ts'
import { createMail, INBOX_PATH } from './mail.ts'
import { script, serve } from './service.ts'

/** With these the site works without accounts or a network. Like EmailJS, they refuse mails in quick succession. */
export function localServices(site: Site, rateLimitMs = 1000): Plugin {
  function install(server: ViteDevServer | PreviewServer): void {
    server.middlewares.use((_request, response, pass) => {
      // Tells pages that the stand-in of the analytics is here.
      response.setHeader('Server-Timing', LOCAL_TIMING_NAME)
      pass()
    })
    server.middlewares.use(
      serve({
        ...createMail(site, rateLimitMs),
        ...createAnalytics(),
        ...createChatbot(site),
        'GET /__captcha/api.js': () => script('captcha-stand-in.js'),
      }),
    )
    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      printUrls()
      const origin = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
      if (!origin) return
      const beside = {
        Editor: `${site.basePath}${EDITOR_PATH}/`,
        Visits: ANALYTICS_PATH,
        Inbox: INBOX_PATH,
      }
      for (const [name, address] of Object.entries(beside))
        server.config.logger.info(`  ➜  ${`${name}:`.padEnd(8)} ${new URL(address, origin).href}`)
    }
  }

  return {
    name: 'local-services',
    apply: 'serve',
    configureServer: install,
    configurePreviewServer: install,
  }
}
