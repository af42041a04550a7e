import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import type { Env } from '../env.ts'
import { LOCAL_TIMING_NAME } from '../../src/vendors/analytics/analytics-local.ts'
import { printAddresses } from '../print-addresses.ts'
import { ANALYTICS_PATH, createAnalytics } from './analytics.ts'
import { createChatbot } from './chatbot.ts'
import { createMail, INBOX_PATH } from './mail.ts'
import type { MailSettings } from './mail-service.ts'
import { script, serve, type Service } from './service.ts'
import type { TextSettings } from '../texts/read-texts.ts'

interface LocalServicesOptions extends MailSettings, TextSettings {
  companyPhone: string
  /** Least time between two sends; zero for none. */
  rateLimitMs: number
}

/** What the services are told of the site's settings. */
export function serviceSettings(env: Env): Omit<LocalServicesOptions, 'rateLimitMs'> {
  const { companyEmail, companyPhone, brandName, founded, started } = env
  const company = { companyEmail, companyPhone, brandName, founded, started }
  return { ...env.mail, ...env.optional, ...company }
}

/** The stand-in of reCAPTCHA, for the site key `local`. */
const CAPTCHA: Service = { 'GET /__captcha/api.js': () => script('captcha-stand-in.ts') }

/**
 * The services that the site calls, answered by the development and preview servers themselves, so
 * that the whole site works without an account or a network. Never part of a build.
 */
export function localServices(options: LocalServicesOptions): Plugin {
  function install(server: ViteDevServer | PreviewServer): void {
    const home = server.config.base
    server.middlewares.use((_request, response, next) => {
      // Tells each page that the stand-in of the analytics is here to be asked for.
      response.setHeader('Server-Timing', LOCAL_TIMING_NAME)
      next()
    })
    server.middlewares.use(
      serve(
        createMail(options, home, options.rateLimitMs),
        createAnalytics(),
        CAPTCHA,
        createChatbot({ ...options, home }),
      ),
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
