import { readSettings } from '../../plugins/read-settings.ts'

/** The languages of the example. */
export const LANGUAGES = readSettings({}).settings.languages
