import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { siteFolder } from '../../plugins/settings/site-folder.ts'
import { readSite } from '../../plugins/site/read-site.ts'
import type { Site } from '../../plugins/site/site.ts'

const SITES = 'tests/sites'

/** Sites that have nothing of the example, as data. */
export const SITE_NAMES = readdirSync(SITES)

/** What a site has in place of `.env`. */
function variablesOf(site: string) {
  const file = `${SITES}/${site}/settings.env`
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

export function siteNamed(name: string): Site {
  return readSite(variablesOf(name), siteFolder(undefined, `${SITES}/${name}`)).site
}

/** The environment that a command needs to take one of them for the site, or else the example. */
export function environmentOf(site?: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITE_|NODE_ENV$|SITE_FOLDER$)/.test(name),
  )
  return {
    ...Object.fromEntries(own),
    ...(site && { ...variablesOf(site), SITE_FOLDER: `${SITES}/${site}` }),
    SITE_DEFAULTS: '1',
  }
}
