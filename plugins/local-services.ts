import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { parseEnv } from '../src/config/env.ts'
import { ANALYTICS_PATH } from './local-services/analytics-page.ts'
import { createAnalyticsServices } from './local-services/analytics-services.ts'
import { createChatbotEndpoint } from './local-services/chatbot-endpoint.ts'
import { createFaultOrder } from './local-services/fault.ts'
import { createInboxApi } from './local-services/inbox-api.ts'
import { createInboxPage, INBOX_PATH } from './local-services/inbox-page.ts'
import type { MailSettings } from './local-services/mail-service.ts'
import { createMailStore } from './local-services/mail-store.ts'
import { createRateLimit } from './local-services/rate-limit.ts'
import { createSendEndpoint } from './local-services/send-endpoint.ts'
import { firstToAnswer, type Service } from './local-services/service.ts'

const RATE_LIMIT_MS = 1000

export interface LocalServicesOptions extends MailSettings {
  /** Least time between two sends of one client; zero for none. */
  rateLimitMs?: number
}

function mailServices(options: LocalServicesOptions): Service[] {
  const store = createMailStore()
  const faults = createFaultOrder()
  const allows = createRateLimit(options.rateLimitMs ?? RATE_LIMIT_MS)
  return [
    createSendEndpoint({ settings: options, store, faults, allows }),
    createInboxApi(store, faults),
    createInboxPage(store, options.brandName),
  ]
}

function chatbotService({ config }: ViteDevServer | PreviewServer): Service {
  const { env } = parseEnv(config.env)
  return createChatbotEndpoint({ ...env, botId: env.chatbot.id })
}

/**
 * The services that the site calls, answered by the development and preview servers themselves, so
 * that the whole site works without an account or a network. Never part of a build.
 */
export function localServices(options: LocalServicesOptions): Plugin {
  function install(server: ViteDevServer | PreviewServer): void {
    const services = [
      ...mailServices(options),
      ...createAnalyticsServices(options.brandName),
      chatbotService(server),
    ]
    server.middlewares.use(firstToAnswer(services))

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
