import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SWITCHED, type Group } from '../../src/content/schema.ts'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { isBuilt, LISTS } from '../parts.ts'
import { GROUPS, textFile } from '../texts/read-texts.ts'
import { readSource } from '../texts/source.ts'
import { strayEntries } from '../texts/stray-entries.ts'
import type { Checked } from './checks.ts'

const SITE_FILE = 'src/content/site.yml'

/** The placeholder company of a site that nobody has made their own. */
const EXAMPLE = {
  brandName: ['brand', 'Austral'],
  companyEmail: ['email', 'contato@austral.example'],
  companyPhone: ['phone', '+5548900000000'],
} as const

/** Lei 13.709/2018, Decreto 7.962/2013: what becomes of the data, and who answers for the site. */
export function law({ env, texts }: Checked): string[] {
  const lines: string[] = []
  if (!env.optional.links.privacy)
    lines.push(
      `No page says what becomes of visitors' data. Fill in src/content/pt-br/privacy.yml, or set links.privacy in ${SITE_FILE}.`,
    )
  if (!texts.get(DEFAULT_LANGUAGE)?.company.name)
    lines.push('Nobody answers for the site. Fill in src/content/pt-br/company.yml.')
  return lines
}

export function exampleCompany({ env }: Checked): string[] {
  return (Object.keys(EXAMPLE) as (keyof typeof EXAMPLE)[])
    .filter((key) => env[key] === EXAMPLE[key][1])
    .map((key) => `${env[key]} is still the example's. Set ${EXAMPLE[key][0]} in ${SITE_FILE}.`)
}

export function siteAddress({ env }: Checked): string[] {
  if (env.siteUrl) return []
  return [
    `The site knows no address of its own, for search and shared links. Set address in ${SITE_FILE}.`,
  ]
}

/** What is said of guides where the site has none. */
export function lostGuides({ root, env, texts }: Checked): string[] {
  if (env.optional.parts.guides) return []
  return [...texts.keys()]
    .map((language) => textFile(language, 'meta'))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('{guides}'))
    .map((file) => `${file} counts {guides}, and guides are off in ${SITE_FILE}.`)
}

/** A line for each thing that is filled in and that no page shows. */
export function unseen({ env, texts }: Checked): string[] {
  const lines: string[] = []
  if (env.optional.heroPicture && env.optional.parts.sky)
    lines.push(`heroPicture is shown without the sky alone. Set sky: off in ${SITE_FILE}.`)
  const portuguese = texts.get(DEFAULT_LANGUAGE)
  if (!portuguese) return lines
  for (const { name, section, least, entries } of LISTS) {
    const { length } = entries(portuguese)
    if (length > 0 && !env.sections.includes(section))
      lines.push(
        `${name}.yml has ${length}, shown in the section ${section}. Put it into sections in ${SITE_FILE}.`,
      )
    if (length > 0 && length < least)
      lines.push(`${name}.yml has ${length}, shown from ${least} on.`)
  }
  return lines
}

/** A line for each translation of an entry that there is not. */
export function strays({ root, texts }: Checked): string[] {
  return [...texts.keys()].flatMap((language) =>
    GROUPS.flatMap((group) => {
      const file = textFile(language, group)
      const portuguese = readSource(root, textFile(DEFAULT_LANGUAGE, group))?.value
      return strayEntries(portuguese, readSource(root, file)?.value).map(
        (stray) => `${file}: ${stray}.`,
      )
    }),
  )
}

/** What of the texts a language's visitors see. */
function seen({ env, switched }: Checked): Group[] {
  const isWhole = env.optional.languages.length > 1
  const groups: readonly Group[] = isWhole ? GROUPS : [...SWITCHED, ...switched]
  return groups.filter((group) => isBuilt(group, env.optional.parts))
}

function hasPortuguese(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) =>
    key === 'lang' ? inner === DEFAULT_LANGUAGE : hasPortuguese(inner),
  )
}

/** A line for each language that is offered with texts that are still Portuguese. */
export function untranslated(site: Checked): string[] {
  const groups = seen(site)
  return [...site.texts]
    .filter(([language]) => language !== DEFAULT_LANGUAGE)
    .map(([language, texts]) => ({
      language,
      left: groups.filter((group) => hasPortuguese(texts[group])),
    }))
    .filter(({ left }) => left.length > 0)
    .map(
      ({ language, left }) =>
        `In ${language} still Portuguese: ${left.join(', ')}. See src/content/${language.toLowerCase()}.`,
    )
}
