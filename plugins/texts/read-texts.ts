import { statSync } from 'node:fs'
import path from 'node:path'
import { SITE_SCHEMA, type Site } from '../../src/content/schema/site.ts'
import { SCHEMA, type Group, type Texts } from '../../src/content/schema/texts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/site/languages.ts'
import { interpolate, interpolateAll } from '../../src/text/interpolate.ts'
import { pluralForm } from '../../src/text/plural-form.ts'
import type { Settings } from '../settings/settings.ts'
import { UserError } from '../user-error.ts'
import { checkTexts, type TextCheck } from './check-texts.ts'
import { mergeTranslation } from './merge-translation.ts'
import { GROUP_FIELDS, GROUPS } from './schema-tree.ts'

export const CONTENT = 'src/content'
export const SITE_FILE = `${CONTENT}/site.yml`

export function textFile(language: Language, group: Group): string {
  const name = group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${CONTENT}/${language.toLowerCase()}/${name}.yml`
}

function throwFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new UserError('The texts have faults:', faults)
}

export function readSite(root: string): Site {
  const { value, faults } = checkTexts(root, SITE_FILE, SITE_SCHEMA)
  throwFaults(faults)
  return value as Site
}

const known = new Map<string, TextCheck & { changedMs: number }>()

function readFile(root: string, language: Language, group: Group): TextCheck {
  const file = textFile(language, group)
  const place = path.join(root, file)
  const changedMs = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const before = known.get(place)
  if (before?.changedMs === changedMs) return before
  const isTranslation = language !== DEFAULT_LANGUAGE
  const check = checkTexts(root, file, SCHEMA[group], { isTranslation })
  // A fault may be mended in another file, such as a picture that was missing.
  if (check.faults.length === 0) known.set(place, { ...check, changedMs })
  return check
}

/** The values of a language's files. Throws an error that names every fault in every language. */
function readLanguage(root: string, language: Language): Record<Group, unknown> {
  const languages = new Set([DEFAULT_LANGUAGE, ...LANGUAGES.map(({ value }) => value), language])
  const files = (code: Language) => GROUPS.map((group) => readFile(root, code, group))
  throwFaults([...languages].flatMap(files).flatMap(({ faults }) => faults))
  const values = files(language).map(({ value }, index) => [GROUPS[index], value])
  return Object.fromEntries(values) as Record<Group, unknown>
}

/** The Portuguese texts without settings, and without `lang`. */
export function readPortuguese(root: string): Texts {
  return readLanguage(root, DEFAULT_LANGUAGE) as Texts
}

function buildValues(
  { brand, founded, started }: Settings,
  texts: Texts,
  language: Language,
): Record<string, string> {
  const counts = texts.placeholders
  const counted = (words: typeof counts.services, { length: count }: readonly unknown[]) =>
    interpolate(words[pluralForm(language, count)], { count })
  return {
    brand,
    fullName: interpolate(counts.fullName, { brand }),
    founded: String(founded),
    started: String(started),
    services: counted(counts.services, texts.services.services),
    courses: counted(counts.courses, texts.courses.courses),
    guides: counted(counts.guides, texts.guides.guides),
  }
}

export function readTexts(language: Language, settings: Settings): Texts {
  const { root } = settings
  const portuguese = readPortuguese(root)
  const own = language === DEFAULT_LANGUAGE ? portuguese : readLanguage(root, language)
  const merged = GROUPS.map((group) => {
    const { value, hasGaps } = mergeTranslation(GROUP_FIELDS[group], portuguese[group], own[group])
    return [group, { ...(value as object), lang: hasGaps ? DEFAULT_LANGUAGE : language }]
  })
  const texts = Object.fromEntries(merged) as Texts
  return interpolateAll(texts, buildValues(settings, texts, language))
}
