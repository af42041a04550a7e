import { readSettings, readVariables } from '../../plugins/read-settings.ts'
import { SECTION_IDS } from '../../src/site/routes.ts'
import { textsOf } from '../../tests/support/texts.ts'

/** The settings that the site was built with. */
export const { settings } = readSettings(readVariables())

/** The home page's sections in their order. */
export const sections = settings.sections.map((label) => ({
  section: SECTION_IDS[label],
  label,
}))

export const { textsIn, withChannels } = textsOf(settings)

/** The Portuguese texts, in which every page is served. */
export const texts = textsIn('pt-BR')
