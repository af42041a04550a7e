import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import type { Settings } from '../env.ts'
import { LOCAL_TIMING_NAME } from '../../src/vendors/analytics/analytics-local.ts'
import { printAddresses } from '../print-addresses.ts'
import { ANALYTICS_PATH, createAnalytics } from './analytics.ts'
import { createChatbot } from './chatbot.ts'
import { createMail, INBOX_PATH } from './mail.ts'
import { script, serve, type Service } from './service.ts'

/** The stand-in of reCAPTCHA, for the site key `local`. */
const CAPTCHA: Service = { 'GET /__captcha/api.js': () => script('captcha-stand-in.ts') }

/**
 * The services that the site calls, answered by the development and preview servers themselves, so
 * that the whole site works without an account or a network. Never part of a build. From one mail to the next
 * it takes this many milliseconds, as at EmailJS; zero for none.
 */
export function localServices(env: Settings, rateLimitMs = 1000): Plugin {
  function install(server: ViteDevServer | PreviewServer): void {
    server.middlewares.use((_request, response, next) => {
      // Tells each page that the stand-in of the analytics is here to be asked for.
      response.setHeader('Server-Timing', LOCAL_TIMING_NAME)
      next()
    })
    server.middlewares.use(
      serve(createMail(env, rateLimitMs), createAnalytics(), CAPTCHA, createChatbot(env)),
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
