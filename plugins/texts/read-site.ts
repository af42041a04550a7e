import { SITE_SCHEMA, type Site } from '../../src/content/schema/site.ts'
import { checkTexts } from './check-texts.ts'
import { CONTENT, throwFaults } from './read-texts.ts'
import { readSource } from './source.ts'

export const SITE_FILE = `${CONTENT}/site.yml`

export function readSite(root: string): Site {
  const { value, faults } = checkTexts(root, readSource(root, SITE_FILE), SITE_SCHEMA)
  throwFaults(faults)
  return value as Site
}
