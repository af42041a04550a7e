import { readSettings } from '../../plugins/read-settings.ts'

/** Settings of a second build: all optional parts, whole languages, a folder, and no analytics. */
export const OTHER_SETTINGS = {
  VITE_SITE_URL: 'https://austral.example',
  VITE_BASE_PATH: '/austral/',
  VITE_LANGUAGES: 'whole',
  VITE_ANALYTICS: 'off',
  VITE_PRIVACY_URL: '/privacidade.html',
  VITE_TERMS_URL: 'https://www.example.com/termos',
  VITE_SOCIAL_CODE_URL: 'https://code.example/austral',
  VITE_LOCATION_URL: 'https://maps.example/florianopolis',
  VITE_CAPTCHA_SITE_KEY: 'local',
  VITE_CONTACT_FALLBACK_URL: '/__form',
  VITE_NEWSLETTER_URL: '/__form?list=austral',
} as const

/** The folder of its host that the site is in. */
export const BASE = OTHER_SETTINGS.VITE_BASE_PATH.slice(0, -1)

/** Its build, which `other-site.setup.ts` makes. */
export const OTHER_BUILD = {
  dist: `${process.env['SITE_DIST'] || 'dist'}-other`,
  settings: readSettings(OTHER_SETTINGS).settings,
}
