import type { SiteYaml } from '@/content/schema/site.ts'
import { readContents } from '../../plugins/site/read-site.ts'
import { parseSite, type ParsedSite, type Site } from '../../plugins/site/site.ts'

const CONTENTS = readContents()

/** The example with these variables of the environment, and with these settings in its site.yml. */
export function siteWith(
  variables: Record<string, unknown>,
  yaml: Partial<SiteYaml> = {},
): ParsedSite {
  return parseSite(variables, { ...CONTENTS, yaml: { ...CONTENTS.yaml, ...yaml } })
}

/** A site as it is on a host: each service has an origin of its own. */
export const HOSTED: Site = siteWith({
  VITE_SITE_URL: 'https://www.example.com',
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  VITE_CHATBOT_API_HOST: 'https://bot.example',
  VITE_ANALYTICS_SRC: 'https://counter.example/u/script.js?v=2',
}).site
