import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { SWITCHED, type Group } from '../../src/content/schema/texts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/site/languages.ts'
import { isBuilt, LISTS } from '../settings/parts.ts'
import { CONTENT, SITE_FILE, textFile } from '../texts/read-texts.ts'
import { GROUP_FIELDS, GROUPS, valuesIn } from '../texts/schema-tree.ts'
import { readSource } from '../texts/source.ts'
import type { CheckedSite } from './checked-site.ts'

function sourcesOf({ root, texts }: CheckedSite) {
  return [...texts.keys()].flatMap((language) =>
    GROUPS.map((group) => {
      const source = readSource(root, textFile(language, group))
      const values = valuesIn(GROUP_FIELDS[group], source.value)
      const ids = values.filter(({ keys }) => keys.at(-1) === 'id')
      return { group, source, values, ids }
    }),
  )
}

export function lostGuideCheck(site: CheckedSite): string[] {
  const { parts } = site.settings
  if (parts.guides) return []
  return sourcesOf(site).flatMap(({ group, source, values }) =>
    values
      .filter(({ value }) => String(value).includes('{guides}'))
      .filter(({ keys: [key] }) => isBuilt(group, parts) && isBuilt(`${group}.${key}`, parts))
      .map(({ keys }) => source.fault(keys, `counts {guides}, and guides are off in ${SITE_FILE}`)),
  )
}

/** Where an entry lacks its translation, a translation without an entry probably has a misspelt `id`. */
export function strayEntryCheck(site: CheckedSite): string[] {
  const files = sourcesOf(site)
  return files.flatMap(({ group, source, ids }) => {
    // The default language comes first.
    const portuguese = files.find((file) => file.group === group)?.ids ?? []
    const lacking = portuguese.find(({ value }) => !ids.some((own) => own.value === value))
    if (!lacking) return []
    return ids
      .filter(({ value }) => !portuguese.some((entry) => entry.value === value))
      .map(({ keys, value }) =>
        source.fault(
          keys,
          `is "${String(value)}", which is not in Portuguese, and "${String(lacking.value)}" lacks a translation`,
        ),
      )
  })
}

/** A build passes over both without a word. */
export function lostLanguageCheck({ root }: CheckedSite): string[] {
  const known = new Set(['schema', ...LANGUAGES.map(({ value }) => value.toLowerCase())])
  const folders = readdirSync(path.join(root, CONTENT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.has(entry.name))
    .map(
      ({ name }) => `${CONTENT}/${name} has no line in src/site/languages.ts, so nothing shows it.`,
    )
  const flags = LANGUAGES.map(({ flag }) => `public${flag}`)
    .filter((flag) => !existsSync(path.join(root, flag)))
    .map((flag) => `src/site/languages.ts names ${flag}, which is not there.`)
  return [...folders, ...flags]
}

export function unseenListCheck({ settings, portuguese }: CheckedSite): string[] {
  return Object.entries(LISTS).flatMap(([name, { section, least, entries }]) => {
    const { length } = entries(portuguese)
    const hasPlace = !section || settings.parts[section]
    if (length === 0 || (hasPlace && length >= least)) return []
    const place = section
      ? ` in the section ${section}: see sections in ${SITE_FILE}, or LISTS in plugins/settings/parts.ts`
      : ''
    return `${name}.yml has ${length}, shown from ${least} on${place}.`
  })
}

function hasPortuguese(texts: unknown): boolean {
  if (typeof texts !== 'object' || texts === null) return false
  return Object.entries(texts).some(([key, inner]) =>
    key === 'lang' ? inner === DEFAULT_LANGUAGE : hasPortuguese(inner),
  )
}

export function untranslatedCheck({ settings, texts }: CheckedSite): string[] {
  const isWhole = settings.languages.length > 1
  const groups: readonly Group[] = isWhole ? GROUPS : [...SWITCHED, ...settings.switched]
  const seen = groups.filter((group) => isBuilt(group, settings.parts))
  return [...texts].flatMap(([language, each]) => {
    const left = seen.filter((group) => hasPortuguese(each[group])).join(', ')
    if (language === DEFAULT_LANGUAGE || !left) return []
    return `In ${language} still Portuguese: ${left}. See src/content/${language.toLowerCase()}.`
  })
}
