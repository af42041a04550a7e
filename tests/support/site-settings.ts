import { SITE_SCHEMA, type Site } from '@/content/schema/site.ts'
import {
  parseSettings,
  type ParsedSettings,
  type Settings,
} from '../../plugins/settings/settings.ts'
import { siteFolder } from '../../plugins/site-folder.ts'
import { LANGUAGES } from './languages.ts'

/** A site with every part, whatever this one has switched off. */
const SITE = SITE_SCHEMA.parse({
  brand: 'Nuvem Boa',
  email: 'ola@nuvemboa.example',
  phone: '+5581900000001',
  city: 'Recife, Brasil',
  languages: LANGUAGES.map(({ value }) => value),
  founded: 2019,
  started: 2001,
})

export function settingsOf(
  input: Record<string, unknown>,
  site: Partial<Site> = {},
): ParsedSettings {
  return parseSettings(input, {
    folder: siteFolder(),
    site: { ...SITE, ...site },
    languages: LANGUAGES,
  })
}

/** Settings as they are on a host: each service has an origin of its own. */
export const HOSTED: Settings = settingsOf({
  VITE_SITE_URL: 'https://www.example.com',
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  VITE_CHATBOT_API_HOST: 'https://bot.example',
  VITE_ANALYTICS_SRC: 'https://counter.example/u/script.js?v=2',
}).settings
