import { parseEnv } from './env'

/** The settings of this build, parsed once. Faults are reported by the build itself. */
export const { env: site } = parseEnv(import.meta.env)
