import { settingsOf } from '../../site-settings.ts'
import type { Env } from '../../../plugins/env.ts'

const SETTINGS = {
  VITE_SITE_URL: 'https://www.example.com',
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  VITE_CHATBOT_API_HOST: 'https://bot.example',
  VITE_ANALYTICS_SRC: 'https://counter.example/u/script.js?v=2',
}

/** Settings as they are on a host: each service has an origin of its own. */
export const HOSTED: Env = settingsOf(SETTINGS).env
export const EDITOR: Env = settingsOf({ ...SETTINGS, VITE_EDITOR_REPO: 'empresa/site' }).env
