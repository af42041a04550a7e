import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { LOCAL_MARK } from '../src/widgets/analytics/analytics-local.ts'
import { ANALYTICS_PATH, createAnalytics } from './local-services/analytics.ts'
import { createChatbotEndpoint } from './local-services/chatbot-endpoint.ts'
import type { FaultOrder } from './local-services/fault.ts'
import { createFormEndpoint } from './local-services/form-endpoint.ts'
import { createInbox, INBOX_PATH } from './local-services/inbox.ts'
import { createLog } from './local-services/log.ts'
import type { MailSettings } from './local-services/mail-service.ts'
import { createRateLimit } from './local-services/rate-limit.ts'
import { script } from './local-services/script.ts'
import { createSendEndpoint, type MailLog } from './local-services/send-endpoint.ts'
import { firstToAnswer, type Service } from './local-services/service.ts'

const RATE_LIMIT_MS = 1000
const MAIL_CAPACITY = 100

export interface LocalServicesOptions extends MailSettings {
  companyPhone: string
  /** The bot of the settings. */
  botId: string
  /** Least time between two sends of one client; zero for none. */
  rateLimitMs?: number
}

/** The stand-in of reCAPTCHA, for the site key `local`. */
const captcha: Service = (path) =>
  path === '/__captcha/api.js' ? script('captcha-stand-in.ts') : undefined

function mailServices(home: string, settings: LocalServicesOptions): Service[] {
  const mails: MailLog = createLog(MAIL_CAPACITY)
  const fault: FaultOrder = { kind: null }
  const allows = createRateLimit(settings.rateLimitMs ?? RATE_LIMIT_MS)
  return [
    createSendEndpoint({ settings, mails, fault, allows }),
    createFormEndpoint(settings, mails),
    createInbox({ mails, fault, home, brandName: settings.brandName }),
  ]
}

/**
 * The services that the site calls, answered by the development and preview servers themselves, so
 * that the whole site works without an account or a network. Never part of a build.
 */
export function localServices(options: LocalServicesOptions): Plugin {
  function install(server: ViteDevServer | PreviewServer): void {
    const home = server.config.base
    server.middlewares.use((_request, response, next) => {
      // Tells each page that the stand-in of the analytics is here to be asked for.
      response.setHeader('Server-Timing', LOCAL_MARK)
      next()
    })
    server.middlewares.use(
      firstToAnswer([
        ...mailServices(home, options),
        createAnalytics(),
        captcha,
        createChatbotEndpoint({ ...options, home }),
      ]),
    )

    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      printUrls()
      const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
      if (!address) return
      server.config.logger.info(`  ➜  Visits:  ${new URL(ANALYTICS_PATH, address).href}`)
      server.config.logger.info(`  ➜  Inbox:   ${new URL(INBOX_PATH, address).href}`)
    }
  }

  return {
    name: 'local-services',
    apply: 'serve',
    configureServer: install,
    configurePreviewServer: install,
  }
}
