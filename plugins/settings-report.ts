import type { Plugin } from 'vite'
import { localOnlyWarnings } from '../src/config/env.ts'
import type { parseEnv } from '../src/config/env.ts'
import { readMadeParts, staleParts } from './made-parts.ts'

interface ReportOptions {
  /** Whether wrong settings end a production build. Otherwise their defaults hold. */
  strict: boolean
}

/** Names every wrong or unknown setting, and in a build each service that only answers locally and
 * each part that bears another brand. */
export function settingsReport(
  { env, faults, unknown }: ReturnType<typeof parseEnv>,
  { strict }: ReportOptions,
): Plugin {
  return {
    name: 'settings-report',
    configResolved({ command, isProduction, logger }) {
      for (const name of unknown)
        logger.warn(`Setting ${name} is unknown: see .env.example for the names.`)
      const production = command === 'build' && isProduction
      if (production && strict && faults.length > 0)
        throw new Error(['Wrong settings:', ...faults].join('\n'))
      for (const fault of faults) logger.error(`Setting ${fault}`)
      if (!production) return
      const warnings = [...localOnlyWarnings(env), ...staleParts(env, readMadeParts())]
      for (const warning of warnings) logger.warn(warning)
    },
  }
}
