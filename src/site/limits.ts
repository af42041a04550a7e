export const FIELD_LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  company: 100,
  message: 5000,
} as const

/** From page load. A sooner send waits, which slows robots down. */
export const SEND_NOT_BEFORE_MS = 1500

export const SEND_TIME_LIMIT_MS = 15_000

/** For one browser: each of the three guides, twice. */
export const DOWNLOAD_REQUESTS_PER_HOUR = 6
