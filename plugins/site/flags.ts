import { PART_NAMES } from '../../src/site/parts.ts'
import type { Site } from './site.ts'

/** `companyField` is COMPANY_FIELD. */
const flagOf = (name: string) => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()

/** Whether what is typed for the newsletter has somewhere to go. */
export function isNewsletterOpen({ newsletterUrl, mail }: Site): boolean {
  return Boolean(newsletterUrl || mail.templates.newsletter)
}

/** Vite's `define` of the flags that code reads from `import.meta.env`. */
export function defineFlags(site: Site): Record<string, boolean> {
  const { parts, hasLanguagePages } = site
  const flags = [
    ...PART_NAMES.map((name) => [flagOf(name), parts[name]] as const),
    ['LANGUAGE_PAGES', hasLanguagePages] as const,
    ['NEWSLETTER_OPEN', isNewsletterOpen(site)] as const,
  ]
  return Object.fromEntries(flags.map(([name, isOn]) => [`import.meta.env.${name}`, isOn]))
}
