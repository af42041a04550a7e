import type { Env } from './env.ts'

/** The settings, checked by the build, which names those that are wrong. */
export const site = JSON.parse(import.meta.env.SETTINGS) as Env

/** The year in which this build was made, as its prerendered pages say it. */
export const buildYear = Number(import.meta.env.BUILD_YEAR)

/** Pages, size and date of each guide's file, read when the site was built. */
export const guideFacts = JSON.parse(import.meta.env.GUIDE_FACTS) as Record<string, GuideFacts>
