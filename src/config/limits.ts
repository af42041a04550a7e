export const FIELD_LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  company: 100,
  message: 5000,
} as const

/** Nothing is sent sooner after the page was opened: no person fills in a form faster. */
export const SEND_NOT_BEFORE_MS = 1500

export const SEND_TIME_LIMIT_MS = 15_000

/** Links to guides that one browser is sent in an hour: each of the three, and once more. */
export const GUIDE_REQUESTS_PER_HOUR = 6
