import path from 'node:path'
import { loadEnv } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')
/** Some editors write it before the first line of a file. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The settings of the environment and of the site's own `.env`, wherever the command was started.
 * The tests run on the defaults, whatever an owner has set: with `SITE_DEFAULTS` no file is read.
 * @param {string} [mode]
 * @param {string | false} [folder]
 */
export function readSettings(
  mode = 'production',
  folder = process.env['SITE_DEFAULTS'] ? false : ROOT,
) {
  const settings = loadEnv(mode, folder, ['VITE_', `${BYTE_ORDER_MARK}VITE_`])
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name.replace(BYTE_ORDER_MARK, ''), value]),
  )
}
