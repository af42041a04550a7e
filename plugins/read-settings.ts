import path from 'node:path'
import { loadEnv } from 'vite'
import type { Texts } from '../src/content/schema/texts.ts'
import { messages } from './messages/messages.ts'
import { checkLinks } from './pages/check-links.ts'
import { readPages } from './pages/read-pages.ts'
import { parseSettings, type ParsedSettings, type Settings } from './settings/settings.ts'
import { siteFolder } from './site-folder.ts'
import { throwFaults } from './texts/check-texts.ts'
import { readLanguages } from './texts/read-languages.ts'
import { readOwnTexts, readSite, siteFile, textFile } from './texts/read-texts.ts'

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

/** A part that is on has to have what it shows. */
function emptyParts({ folder, language, parts }: Settings, texts: Texts): string[] {
  const lists = { courses: texts.courses.courses, guides: texts.guides.guides }
  return (['courses', 'guides'] as const)
    .filter((part) => parts[part] && lists[part].length === 0)
    .map((part) => {
      const file = textFile(folder, language, part)
      return messages.texts.emptyPart(file, part, siteFile(folder))
    })
}

/** The settings of the site in a folder: those of the environment override those of its site.yml. */
export function readSettings(
  variables: Record<string, unknown>,
  folder = siteFolder(),
): ParsedSettings {
  const site = readSite(folder)
  const codes = site.languages
  const languages = readLanguages(folder, codes)
  const texts = readOwnTexts(folder, codes)
  const pages = readPages(folder, languages, texts)
  const parsed = parseSettings(variables, { folder, site, languages, texts, ...pages })
  throwFaults(emptyParts(parsed.settings, texts))
  checkLinks(parsed.settings)
  return parsed
}
