import { parseEnv } from './env.ts'

/** The settings of this build, parsed once. Faults are reported by the build itself. */
export const { env: site } = parseEnv(import.meta.env)

/** The year in which this build was made, as its prerendered pages say it. */
export const buildYear = Number(import.meta.env.BUILD_YEAR)

/** Pages, size and date of each guide's file, read when the site was built. */
export const guideFacts = JSON.parse(import.meta.env.GUIDE_FACTS) as Record<string, GuideFacts>
