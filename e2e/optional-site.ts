import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from './fixtures.ts'

const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))

/** The optional settings of the second build; its services are the embedded ones. */
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

/** The folder of its host that the site is in. */
export const BASE = OPTIONAL.VITE_BASE_PATH.slice(0, -1)

/** Tests of the site built with all optional settings, into a folder of its own. */
export const test = base.extend<object, { dist: string }>({
  dist: [
    async ({ browserName: _needsNone }, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'optional-site-'))
      Object.assign(process.env, OPTIONAL)
      const env = { ...process.env, SITE_DIST: folder, SITE_FORGIVING: '1' }
      execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'error'], { env })
      await provide(folder + BASE)
      for (const name of Object.keys(OPTIONAL)) Reflect.deleteProperty(process.env, name)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
