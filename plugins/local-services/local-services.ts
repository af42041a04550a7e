import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { LOCAL_TIMING_NAME } from '../../src/vendors/analytics/analytics-local.ts'
import { printAddresses } from '../print-addresses.ts'
import type { Settings } from '../settings/settings.ts'
import { ANALYTICS_PATH, createAnalytics } from './analytics.ts'
import { createChatbot } from './chatbot.ts'
import { createMail, INBOX_PATH } from './mail.ts'
import { script, serve } from './service.ts'

/** With these the site works without accounts or a network. Like EmailJS, they refuse mails in quick succession. */
export function localServices(settings: Settings, rateLimitMs = 1000): Plugin {
  function install(server: ViteDevServer | PreviewServer): void {
    server.middlewares.use((_request, response, pass) => {
      // Tells pages that the stand-in of the analytics is here.
      response.setHeader('Server-Timing', LOCAL_TIMING_NAME)
      pass()
    })
    server.middlewares.use(
      serve({
        ...createMail(settings, rateLimitMs),
        ...createAnalytics(),
        ...createChatbot(settings),
        'GET /__captcha/api.js': () => script('captcha-stand-in.js'),
      }),
    )
    printAddresses(server, { Visits: ANALYTICS_PATH, Inbox: INBOX_PATH })
  }

  return {
    name: 'local-services',
    apply: 'serve',
    configureServer: install,
    configurePreviewServer: install,
  }
}
