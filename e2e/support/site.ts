import { readSettings, readVariables } from '../../plugins/read-settings.ts'
import { SECTION_IDS, SECTION_NAMES } from '../../src/site/routes.ts'
import { textsIn } from '../../tests/support/texts.ts'

/** The settings that the site was built with. */
export const { settings } = readSettings(readVariables())

/** The home page's sections in their order. */
export const sections = SECTION_NAMES.map((label) => ({ section: SECTION_IDS[label], label }))

/** The Portuguese texts, in which every page is served. */
export const texts = textsIn('pt-BR')
