import path from 'node:path'
import { loadEnv } from 'vite'
import { parseSettings, type ParsedSettings } from './settings/settings.ts'
import { siteFolder } from './site-folder.ts'
import { readLanguages } from './texts/read-languages.ts'
import { readOwnTexts, readSite } from './texts/read-texts.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** Some editors write it before the first line of a file. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The tests run on the defaults, whatever an owner has set: with `SITE_DEFAULTS` no file is read. */
export function readVariables(
  mode = 'production',
  folder: string | false = process.env['SITE_DEFAULTS'] ? false : ROOT,
): Record<string, string> {
  const variables = loadEnv(mode, folder, ['VITE_', `${BYTE_ORDER_MARK}VITE_`])
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name.replace(BYTE_ORDER_MARK, ''), value]),
  )
}

/** The settings of the site in a folder: those of the environment override those of its site.yml. */
export function readSettings(
  variables: Record<string, unknown>,
  folder = siteFolder(),
): ParsedSettings {
  const site = readSite(folder)
  const codes = site.languages
  const languages = readLanguages(folder, codes)
  return parseSettings(variables, { folder, site, languages, texts: readOwnTexts(folder, codes) })
}
