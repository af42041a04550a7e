import type { Plugin } from 'vite'
import { messages } from '../messages/messages.ts'
import { UserError } from '../messages/user-error.ts'
import type { ParsedSite } from '../site/site.ts'

const { settings } = messages

/** Wrong settings end a production build. A trial (`npm start`) reports them and uses the defaults. */
export function settingsReport({ faults, unknown }: ParsedSite): Plugin {
  return {
    name: 'settings-report',
    configResolved({ command, mode, logger }) {
      for (const line of unknown) logger.warn(settings.setting(line))
      if (command === 'build' && mode === 'production' && faults.length > 0)
        throw new UserError(settings.heading, faults)
      for (const fault of faults) logger.error(settings.defaultHolds(fault))
    },
  }
}
