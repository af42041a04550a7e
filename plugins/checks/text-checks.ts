import { readdirSync } from 'node:fs'
import path from 'node:path'
import { TRANSLATED_GROUPS, type Group } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { messages } from '../messages/messages.ts'
import {
  exampleFolder,
  isExample,
  settingsFile,
  textFile,
  type SiteFolder,
} from '../settings/site-folder.ts'
import { isBuilt, LISTS } from '../site/parts.ts'
import { textsOf, type Site } from '../site/site.ts'
import { GROUP_FIELDS, GROUPS, valuesIn } from '../texts/schema-tree.ts'
import { readSource } from '../texts/source.ts'
import { STORY_GROUPS, storyOf } from '../texts/story.ts'

const words = messages.list

export function lostGuideCheck({ folder, texts, parts }: Site): string[] {
  if (parts.guides) return []
  const off = words.guidesOff(settingsFile(folder))
  return [...texts.keys()].flatMap((language) =>
    GROUPS.flatMap((group) => {
      const source = readSource(folder, textFile(folder, language, group))
      return valuesIn(GROUP_FIELDS[group], source.value)
        .filter(({ value }) => String(value).includes('{guides}'))
        .filter(({ keys: [key] }) => isBuilt(group, parts) && isBuilt(`${group}.${key}`, parts))
        .map(({ keys }) => source.fault(keys, off))
    }),
  )
}

/** Folders of texts that site.yml does not name. A build does not mention them. */
export function lostLanguageCheck({ folder, languages }: Site): string[] {
  const known = new Set(languages.map(({ value }) => value.toLowerCase()))
  return readdirSync(path.join(folder.root, folder.content), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}-[\da-z-]+$/.test(entry.name))
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => words.lostLanguage(`${folder.content}/${name}`, settingsFile(folder)))
}

export function unseenListCheck(site: Site): string[] {
  const own = textsOf(site.defaultLanguage, site)
  return Object.entries(LISTS).flatMap(([name, { section, least, entries }]) => {
    const { length } = entries(own)
    if (length === 0 || (site.parts[section] && length >= least)) return []
    return words.listUnseen(name, length, least, section, settingsFile(site.folder))
  })
}

function isPartly(language: Language, texts: unknown): boolean {
  if (typeof texts !== 'object' || texts === null) return false
  return Object.entries(texts).some(([key, inner]) =>
    key === 'lang' ? inner === language : isPartly(language, inner),
  )
}

export function untranslatedCheck(site: Site): string[] {
  const groups: readonly Group[] = site.hasLanguagePages
    ? GROUPS
    : [...TRANSLATED_GROUPS, ...site.switched]
  const seen = groups.filter((group) => isBuilt(group, site.parts))
  return [...site.texts].flatMap(([language, each]) => {
    const left = seen.filter((group) => isPartly(site.defaultLanguage, each[group])).join(', ')
    if (language === site.defaultLanguage || !left) return []
    const texts = `${site.folder.content}/${language.toLowerCase()}`
    return words.untranslated(language, site.defaultLanguage, left, texts)
  })
}

/** Two sites may well share shorter texts. */
const TELLING_LENGTH = 20

export function exampleTextCheck({ folder, languages, parts }: Site): string[] {
  if (isExample(folder)) return []
  return languages.flatMap(({ value: language }) =>
    STORY_GROUPS.filter((group) => isBuilt(group, parts)).flatMap((group) => {
      const told = (place: SiteFolder) =>
        valuesIn(
          GROUP_FIELDS[group],
          storyOf(group, readSource(place, textFile(place, language, group)).value),
        ).filter(
          ({ value: text, field, keys: [key] }) =>
            field.translatable &&
            String(text).length >= TELLING_LENGTH &&
            isBuilt(`${group}.${key}`, parts),
        )
      const known = new Set(told(exampleFolder(folder.root)).map(({ value }) => value))
      const left = told(folder).filter(({ value }) => known.has(value))
      if (left.length === 0) return []
      const places = left.map(({ keys }) => keys.join('.'))
      const file = textFile(folder, language, group)
      return words.exampleWords(file, places.slice(0, 3).join(', '), places.length - 3)
    }),
  )
}
