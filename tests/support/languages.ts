import { readSite } from '../../plugins/site/read-site.ts'

/** The languages of the example. */
export const LANGUAGES = readSite({}).site.languages
