import { readSettings } from '../../plugins/read-settings.ts'
import type { Language } from '../../src/site/language.ts'

const { offered, language } = readSettings({}).settings

export const LANGUAGES = offered
export const DEFAULT_LANGUAGE = language

/** The first language beside the default, which a site of one language has not. */
const [, other] = LANGUAGES
export const OTHER_LANGUAGE: Language = other?.value ?? DEFAULT_LANGUAGE

export const HAS_OTHER_LANGUAGE = other !== undefined

/** Where its pages are. */
export const OTHER_PATH = other?.folder ?? ''
