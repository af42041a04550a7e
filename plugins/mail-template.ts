import { LANGUAGES } from '../src/site/languages.ts'

const PART = /\s*\{\{#site\.(\w+)\}\}([^]*?)\s*\{\{\/site\.\1\}\}/g

/** Resolves the `site.…` sections of a mail template, which mail services do not know. */
export function siteTemplate(
  template: string,
  { sky }: { sky: boolean },
  languages: readonly string[] = LANGUAGES.map(({ value }) => value),
): string {
  const parts = new Map([
    ['sky', sky],
    ['english', languages.some((language) => language.startsWith('en'))],
  ])
  return template.replace(PART, (_, name: string, part: string) => (parts.get(name) ? part : ''))
}
