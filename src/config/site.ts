import type { Env } from './env.ts'
import type { Language } from './languages.ts'

/** The settings, checked by the build, which names those that are wrong. */
export const site = JSON.parse(import.meta.env.SETTINGS) as Omit<Env, 'optional'>

/** The year in which this build was made, as its prerendered pages say it. */
export const buildYear = Number(import.meta.env.BUILD_YEAR)

/**
 * The language that the build's texts are in: the default one's, which others follow in the browser,
 * or each in a build of its own where all are whole (`VITE_LANGUAGES`).
 */
export const ownLanguage = import.meta.env.OWN_LANGUAGE as Language
