import { PART_NAMES } from '../../src/site/parts.ts'
import type { Site } from './site.ts'

/** Vite's `define` of what code reads from `import.meta.env`. */
export function defineEnv(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const defined = Object.entries(values).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value),
  ])
  return Object.fromEntries(defined) as Record<string, string>
}

const flag = (isOn: unknown) => (isOn ? 'on' : '')

export function defineFlags(site: Site): Record<string, string> {
  const { parts, builtLanguages, captchaSiteKey, contactFallbackUrl, newsletterUrl, mail } = site
  return defineEnv({
    ...Object.fromEntries(PART_NAMES.map((name) => [name.toUpperCase(), flag(parts[name])])),
    WHOLE_LANGUAGES: flag(builtLanguages.length > 1),
    CAPTCHA_SITE_KEY: captchaSiteKey,
    CONTACT_FALLBACK_URL: contactFallbackUrl,
    NEWSLETTER_URL: newsletterUrl,
    NEWSLETTER_OPEN: flag(newsletterUrl || mail.newsletterTemplateId),
  })
}
