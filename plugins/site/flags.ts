import { PART_NAMES } from '../../src/site/parts.ts'
import type { Site } from './site.ts'

/** `companyField` is COMPANY_FIELD. */
const flagOf = (name: string) => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()

/** Vite's `define` of the flags that code reads from `import.meta.env`. */
export function defineFlags({
  parts,
  hasLanguagePages,
  newsletterUrl,
  mail,
}: Site): Record<string, boolean> {
  const flags = [
    ...PART_NAMES.map((name) => [flagOf(name), parts[name]] as const),
    ['LANGUAGE_PAGES', hasLanguagePages] as const,
    ['NEWSLETTER_OPEN', Boolean(newsletterUrl || mail.templates.newsletter)] as const,
  ]
  return Object.fromEntries(flags.map(([name, isOn]) => [`import.meta.env.${name}`, isOn]))
}
