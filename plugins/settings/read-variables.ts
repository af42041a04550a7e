import { loadEnv } from 'vite'
import { readProcessEnv } from '../process-env.ts'
import { ROOT } from './site-folder.ts'

/** Some editors write it at the start of a file. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The tests run on the defaults, whatever an owner has set: with `SITE_DEFAULTS` no file is read. */
export function readVariables(
  mode = 'production',
  folder: string | false = readProcessEnv().usesDefaults ? false : ROOT,
): Record<string, string> {
  const variables = loadEnv(mode, folder, ['VITE_', `${BYTE_ORDER_MARK}VITE_`])
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name.replace(BYTE_ORDER_MARK, ''), value]),
  )
}
