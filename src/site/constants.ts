// Constants of the specification.

export const TOKEN_LIFETIME_MS = 3_600_000
export const REDIRECT_AFTER_DOWNLOAD_MS = 500

export const SCROLL_AFTER_NAVIGATION_MS = 100
export const PHONE_MAX_DIGITS = 11
export const PHONE_MAX_LENGTH = 15
/** Browsers compile it with the `v` flag, which forbids an escaped hyphen. */
export const PHONE_PATTERN = '\\(\\d{2}\\) \\d{5}-\\d{4}'

export const CHATBOT_PREVIEW_DELAY_MS = 5000
export const CHATBOT_BUTTON_PX = { large: 64, medium: 48, default: 48, hidden: 0 } as const

export const LANGUAGE_STORAGE_KEY = 'language'
export const THEME_STORAGE_KEY = 'vite-ui-theme'
export const BRAND_THEME_STORAGE_KEY_SUFFIX = '-ui-theme'

export const TOAST_VISIBLE_LIMIT = 1
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_DURATION_MS = 5000
export const TOAST_SWIPE_THRESHOLD_PX = 50
export const NOTICE_VISIBLE_LIMIT = 3
export const NOTICE_DURATION_MS = 4000
export const NOTICE_WIDTH_PX = 356
export const NOTICE_GAP_PX = 14

export const TOOLTIP_OPEN_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300
export const FLOATING_OFFSET_PX = 4

// Constants chosen for this site.

export const FIELD_LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  company: 100,
  message: 5000,
} as const

/** Counted from page load. An earlier send waits, which slows robots down. */
export const SEND_NOT_BEFORE_MS = 1500

/** In pixels, of the AVIF files that the build makes. */
export const PICTURE_WIDTHS = {
  picture: [480, 800, 1200, 1800],
  cover: [240, 360, 720, 1080],
  portrait: [160, 320],
} as const

export const SEND_TIME_LIMIT_MS = 15_000

export const DOWNLOAD_REQUESTS_PER_HOUR = 6

/** By this id settings name the embedded stand-ins, which need no account. */
export const STAND_IN_ID = 'local'
