// The values that docs/specification.md names, mostly in section 9.

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
