import { parseEnv } from '../../../src/config/env.ts'
import type { Env } from '../../../src/config/env.ts'

/** Settings as they are on a host: each service has an origin of its own. */
export const HOSTED: Env = parseEnv({
  VITE_SITE_URL: 'https://www.example.com',
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  VITE_CHATBOT_API_HOST: 'https://bot.example',
  VITE_ANALYTICS_SRC: 'https://counter.example/u/script.js?v=2',
}).env

/** Settings without a service: the page's own origin answers for all. */
export const LOCAL: Env = parseEnv({}).env

/** Addresses of every kind that a host is asked for. */
export const ADDRESSES = [
  '/',
  '/downloads',
  '/download',
  '/download/eyJpZCI6IjEifQ',
  '/assets/index-abc.js',
  '/flags/br.png',
  '/icons/icon-192.png',
  '/images/course-ia-800.webp',
  '/pdfs/ia-guia.pdf',
  '/robots.txt',
  '/nada',
  '/nada/mais',
  '/download/a/b',
] as const
