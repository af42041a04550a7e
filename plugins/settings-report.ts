import type { Plugin } from 'vite'
import { localOnlyWarnings } from '../src/config/env.ts'
import type { Env } from '../src/config/env.ts'

/** Names every wrong setting, and in a build each service that only answers locally. */
export function settingsReport(env: Env, faults: readonly string[]): Plugin {
  return {
    name: 'settings-report',
    configResolved({ command, isProduction, logger }) {
      for (const fault of faults) logger.error(`Setting ${fault}`)
      if (command !== 'build' || !isProduction) return
      for (const warning of localOnlyWarnings(env)) logger.warn(warning)
    },
  }
}
