import type { Plugin } from 'vite'
import { listMissing, readCheckedSite, runChecks } from '../checks/checks.ts'
import { UserError } from '../user-error.ts'
import type { parseEnv } from './settings.ts'

/** Wrong settings end a production build, unless it is `forgiving`: then their defaults hold. */
export function settingsReport(
  { settings, faults, unknown }: ReturnType<typeof parseEnv>,
  { forgiving }: { forgiving: boolean },
): Plugin {
  return {
    name: 'settings-report',
    configResolved({ command, isProduction, logger }) {
      for (const name of unknown)
        logger.warn(`Setting ${name} is unknown: see .env.example for the names.`)
      if (command === 'build' && isProduction && !forgiving && faults.length > 0)
        throw new UserError('Wrong settings:', faults)
      for (const fault of faults) logger.error(`Setting ${fault} Its default holds.`)
    },
    buildApp: {
      order: 'post',
      async handler({ config: { isProduction, logger } }) {
        if (!isProduction || forgiving) return
        const missing = await runChecks(readCheckedSite(settings))
        logger.warn(listMissing(missing))
        if (missing.length > 0 && process.env['STRICT']) process.exitCode = 1
      },
    },
  }
}
