import path from 'node:path'
import { readVariables } from '../plugins/settings/read-variables.ts'
import { siteFolder } from '../plugins/settings/site-folder.ts'
import { readSite } from '../plugins/site/read-site.ts'
import type { Site } from '../plugins/site/site.ts'

export const ROOT = path.resolve(import.meta.dirname, '..')
export const FOLDER = siteFolder()
export const PUBLIC = path.join(ROOT, FOLDER.public)
/** The package of the typeface. */
export const ARCHIVO = path.join(ROOT, 'studio/node_modules/@fontsource-variable/archivo')

export function currentSite(): Site {
  const { site, faults } = readSite(readVariables())
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return site
}

/** Who publishes the guides. The address, with the path under which the site lives, may be empty. */
export interface Company {
  brand: string
  email: string
  siteUrl: string
}

export function readCompany(): Company {
  const { brand, email, address, basePath } = currentSite()
  return { brand, email, siteUrl: address && address + basePath }
}
