import type { Env } from './env.ts'

/** The settings, checked by the build, which names those that are wrong. */
export const site = JSON.parse(import.meta.env.SETTINGS) as Omit<Env, 'optional'>

/** The year in which this build was made, as its prerendered pages say it. */
export const buildYear = Number(import.meta.env.BUILD_YEAR)
