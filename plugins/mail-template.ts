import { LANGUAGES } from '../src/site/languages.ts'
import { escapeHtml } from './escape-html.ts'
import type { Settings } from './settings/settings.ts'
import { readColours } from './theme-colours.ts'

const SECTION = /\s*\{\{#([\w.]+)\}\}([^]*?)\s*\{\{\/\1\}\}/g
const PLACEHOLDER = /\{\{([\w.-]+)\}\}/g

/** Drops the section of an empty value, and leaves names without a value to the mail service. */
export function fillTemplate(
  template: string,
  valueOf: (name: string) => string | undefined,
  escape: (text: string) => string = escapeHtml,
): string {
  return template
    .replace(SECTION, (section, name: string, part: string) => {
      const value = valueOf(name)
      if (value === undefined) return section
      return value === '' ? '' : part
    })
    .replace(PLACEHOLDER, (placeholder, name: string) => {
      const value = valueOf(name)
      return value === undefined ? placeholder : escape(value)
    })
}

export function siteValues(
  { root, brand, email, parts }: Settings,
  languages: readonly string[] = LANGUAGES.map(({ value }) => value),
): Readonly<Record<string, string>> {
  const colours = (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(readColours(root, theme)).map(([name, colour]) => [`${theme}.${name}`, colour]),
  )
  return {
    brand,
    company_email: email,
    'site.sky': parts.sky ? 'on' : '',
    'site.english': languages.some((language) => language.startsWith('en')) ? 'on' : '',
    ...(Object.fromEntries(colours) as Record<string, string>),
  }
}
