import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languageFolder,
  type Language,
} from '../../src/site/languages.ts'

const VALUES: readonly Language[] = LANGUAGES.map(({ value }) => value)

/** The first language beside the default, which a site of one language has not. */
export const OTHER_LANGUAGE = VALUES.find((value) => value !== DEFAULT_LANGUAGE) ?? DEFAULT_LANGUAGE

export const HAS_OTHER_LANGUAGE = VALUES.length > 1

/** Where its pages are. */
export const OTHER_PATH = languageFolder(OTHER_LANGUAGE)
