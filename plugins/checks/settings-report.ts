import type { Plugin } from 'vite'
import { readEnvironment } from '../environment.ts'
import { messages } from '../messages/messages.ts'
import { UserError } from '../messages/user-error.ts'
import type { ParsedSite } from '../site/site.ts'
import { reportMissing } from './checks.ts'

const { settings } = messages

/** Wrong settings end a production build, unless it is lenient: then their defaults hold. */
export function settingsReport(parsed: ParsedSite): Plugin {
  const { faults, unknown } = parsed
  const { isLenient } = readEnvironment()
  return {
    name: 'settings-report',
    configResolved({ command, isProduction, logger }) {
      for (const line of unknown) logger.warn(settings.setting(line))
      if (command === 'build' && isProduction && !isLenient && faults.length > 0)
        throw new UserError(settings.heading, faults)
      for (const fault of faults) logger.error(settings.defaultHolds(fault))
    },
    buildApp: {
      order: 'post',
      async handler({ config: { isProduction, logger } }) {
        if (isProduction && !isLenient) await reportMissing(parsed, (text) => logger.warn(text))
      },
    },
  }
}
