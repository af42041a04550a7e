import { existsSync } from 'node:fs'
import { readSettings, readVariables } from '../../plugins/read-settings.ts'
import { ROUTES, SECTION_IDS } from '../../src/site/routes.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../tests/support/languages.ts'
import { textsOf } from '../../tests/support/texts.ts'

/** The settings that the site was built with. */
export const { settings } = readSettings(readVariables())

/** Whether words and pictures are the specification's: an owner deletes its folder. */
export const AS_SPECIFIED = existsSync('e2e/specification')

/** The home page's sections in their order. */
export const sections = settings.sections.map((label) => ({
  section: SECTION_IDS[label],
  label,
}))

/** The pages beside the home page, of which an owner may have none. */
export const otherPages = settings.parts.guides ? [ROUTES.downloads.path] : []

/** A short page, for tests that any page serves. */
export const [ANY_PAGE = ROUTES.home.path] = otherPages

/** What the owner has taken away: parts, all languages but one. */
export const away = [
  ...Object.entries(settings.parts).flatMap(([part, on]) => (on ? [] : [part])),
  ...(LANGUAGES.length > 1 ? [] : ['languages']),
]

export const { textsIn, withChannels } = textsOf(settings)

/** The Portuguese texts, in which every page is served. */
export const texts = textsIn(DEFAULT_LANGUAGE)
