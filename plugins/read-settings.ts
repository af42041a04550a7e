import path from 'node:path'
import { parseSettings, type ParsedSettings } from './settings/settings.ts'
import { readPortuguese, readSite } from './texts/read-texts.ts'

/** The settings of the site in a folder: those of the environment override those of its site.yml. */
export function readSettings(
  variables: Record<string, unknown>,
  root = path.resolve(import.meta.dirname, '..'),
): ParsedSettings {
  return parseSettings(variables, { root, site: readSite(root), texts: readPortuguese(root) })
}
