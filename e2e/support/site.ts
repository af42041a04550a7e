import { readVariables } from '../../plugins/settings/read-variables.ts'
import { readSite } from '../../plugins/site/read-site.ts'
import { SECTION_IDS, SECTION_NAMES } from '../../src/site/routes.ts'
import { textsIn } from '../../tests/support/example-texts.ts'

export const { site } = readSite(readVariables())

/** The home page's sections in their order. */
export const sections = SECTION_NAMES.map((label) => ({ section: SECTION_IDS[label], label }))

/** In the language that every page is served in. */
export const texts = textsIn(site.defaultLanguage)
