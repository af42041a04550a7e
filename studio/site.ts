import path from 'node:path'
import { readSettings, readVariables } from '../plugins/read-settings.ts'
import type { Settings } from '../plugins/settings/settings.ts'
import { siteFolder } from '../plugins/site-folder.ts'
import { readTexts } from '../plugins/texts/read-texts.ts'
import type { Texts } from '../src/content/schema/texts.ts'
import type { Language } from '../src/site/language.ts'

export const ROOT = path.resolve(import.meta.dirname, '..')
export const FOLDER = siteFolder()
export const PUBLIC = path.join(ROOT, FOLDER.public)

export function siteSettings(): Settings {
  const { settings, faults } = readSettings(readVariables())
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return settings
}

/** Who publishes the guides. The address, with the path under which the site lives, may be empty. */
export interface Company {
  brand: string
  email: string
  siteUrl: string
}

export function readCompany(): Company {
  const { brand, email, address, basePath } = siteSettings()
  return { brand, email, siteUrl: address && address + basePath }
}

/** All texts of the site in a language, with the settings filled in. */
export function readSiteTexts(language: Language): Texts {
  return readTexts(language, siteSettings())
}
