import type { Site } from '@/content/schema/site.ts'
import {
  parseSettings,
  type ParsedSettings,
  type Settings,
} from '../../plugins/settings/settings.ts'
import { siteFolder } from '../../plugins/site-folder.ts'
import { readSite } from '../../plugins/texts/read-texts.ts'
import { LANGUAGES } from './languages.ts'

/** The settings of the example, with these in place of its own. */
export function settingsOf(
  input: Record<string, unknown>,
  site: Partial<Site> = {},
): ParsedSettings {
  const folder = siteFolder()
  return parseSettings(input, {
    folder,
    site: { ...readSite(folder), ...site },
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
