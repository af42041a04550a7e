import { test as base } from './fixtures.ts'

/** All optional settings; the services are the embedded ones. */
export const OPTIONAL = {
  VITE_BASE_PATH: '/austral/',
  VITE_PRIVACY_URL: '/privacidade.html',
  VITE_TERMS_URL: 'https://www.example.com/termos',
  VITE_SOCIAL_CODE_URL: 'https://code.example/austral',
  VITE_LOCATION_URL: 'https://maps.example/florianopolis',
  VITE_CAPTCHA_SITE_KEY: 'local',
  VITE_CONTACT_FALLBACK_URL: '/__form',
  VITE_NEWSLETTER_URL: '/__form?list=austral',
} as const

/** Every page in every language. */
export const WHOLE = {
  VITE_LANGUAGES: 'whole',
  VITE_SITE_URL: 'https://austral.example',
} as const

/** The site with other settings, by the names of their builds, which `other-sites.setup.ts` makes. */
export const OTHER_SITES = { optional: OPTIONAL, whole: WHOLE }

/** The folder of its host that the site with all optional settings is in. */
export const BASE = OPTIONAL.VITE_BASE_PATH.slice(0, -1)

export function folderOf(name: string): string {
  return `${process.env['SITE_DIST'] ?? 'dist'}-${name}`
}

/** Tests of one of those sites. */
export function testOf(name: keyof typeof OTHER_SITES) {
  const settings: Record<string, string> = OTHER_SITES[name]
  return base.extend<object, { dist: string }>({
    dist: [
      async ({ browserName: _needsNone }, provide) => {
        // The preview server reads them too.
        Object.assign(process.env, settings)
        await provide(folderOf(name) + (settings['VITE_BASE_PATH'] ?? ''))
        for (const setting of Object.keys(settings)) Reflect.deleteProperty(process.env, setting)
      },
      { scope: 'worker' },
    ],
  })
}
