import type { Plugin } from 'vite'
import { messages } from '../messages/messages.ts'
import type { ParsedSettings } from '../settings/settings.ts'
import { UserError } from '../user-error.ts'
import { reportMissing } from './checks.ts'

const { settings } = messages

/** Wrong settings end a production build, unless it is `lenient`: then their defaults hold. */
export function settingsReport(parsed: ParsedSettings, { lenient }: { lenient: boolean }): Plugin {
  const { faults, unknown } = parsed
  return {
    name: 'settings-report',
    configResolved({ command, isProduction, logger }) {
      for (const line of unknown) logger.warn(settings.setting(line))
      if (command === 'build' && isProduction && !lenient && faults.length > 0)
        throw new UserError(settings.heading, faults)
      for (const fault of faults) logger.error(settings.defaultHolds(fault))
    },
    buildApp: {
      order: 'post',
      async handler({ config: { isProduction, logger } }) {
        if (isProduction && !lenient) await reportMissing(parsed, (text) => logger.warn(text))
      },
    },
  }
}
