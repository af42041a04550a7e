import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const SITES = 'tests/sites'

/** Sites that have nothing of the example, as data. */
export const SITE_NAMES = readdirSync(SITES)

/** The environment that a command needs to take one of them for the site, with settings in place of `.env`. */
export function environmentOf(site: string): NodeJS.ProcessEnv {
  const file = `${SITES}/${site}/settings.env`
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const own = Object.entries(process.env).filter(([name]) => !/^(VITE_|NODE_ENV$)/.test(name))
  return {
    ...Object.fromEntries(own),
    ...settings,
    SITE_DEFAULTS: '1',
    SITE_FOLDER: `${SITES}/${site}`,
  }
}
