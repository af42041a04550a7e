import { statSync } from 'node:fs'
import path from 'node:path'
import { SCHEMA, type Group, type Texts } from '../../src/content/schema.ts'
import type { Settings } from '../env.ts'
import { interpolate, interpolateAll } from '../../src/site/interpolate.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/site/languages.ts'
import { pluralForm } from '../../src/site/plural-form.ts'
import { UserError } from '../user-error.ts'
import { faultsIn } from './check-texts.ts'
import { mergeTranslation } from './merge-translation.ts'
import { GROUP_FIELDS, GROUPS } from './schema-tree.ts'
import { readSource } from './source.ts'

export const CONTENT = 'src/content'

export type TextSettings = Pick<Settings, 'brandName' | 'founded' | 'started'>

export function textFile(language: Language, group: Group): string {
  const name = group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${CONTENT}/${language.toLowerCase()}/${name}.yml`
}

export function throwFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new UserError('The texts have faults:', faults)
}

interface TextFile {
  /** Undefined if the language has no such file. */
  value: unknown
  faults: readonly string[]
  changedMs: number
}

const known = new Map<string, TextFile>()

function readGroup(root: string, language: Language, group: Group): TextFile {
  const file = textFile(language, group)
  const place = path.join(root, file)
  const changedMs = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const before = known.get(place)
  if (before?.changedMs === changedMs) return before
  const source = readSource(root, file)
  const isTranslation = language !== DEFAULT_LANGUAGE
  const missing = isTranslation ? [] : [`${file} is missing.`]
  const faults = source ? faultsIn(root, source, SCHEMA[group], { isTranslation }) : missing
  const read = { value: source?.value, faults, changedMs }
  // A fault may be mended in another file, such as a picture that was missing.
  if (faults.length === 0) known.set(place, read)
  return read
}

/** The Portuguese texts without settings. Undefined if they have faults, which `readTexts` reports. */
export function readPortuguese(root: string): Texts | undefined {
  const texts = GROUPS.map((group) => {
    const { value } = readGroup(root, DEFAULT_LANGUAGE, group)
    return [group, SCHEMA[group].safeParse(value).data] as const
  })
  return texts.every(([, data]) => data) ? (Object.fromEntries(texts) as Texts) : undefined
}

/** The values of the placeholders that the build fills in, such as `{brand}`. */
function buildValues(
  { brandName, founded, started }: TextSettings,
  texts: Texts,
  language: Language,
): Record<string, string> {
  const brand = { brand: brandName }
  const counts = texts.placeholders
  const lengths = {
    services: texts.services.services.length,
    courses: texts.courses.courses.length,
    guides: texts.materials.materials.length,
  }
  const counted = (name: keyof typeof lengths) => {
    const count = lengths[name]
    return interpolate(counts[name][pluralForm(language, count)], { count })
  }
  return {
    ...brand,
    fullName: interpolate(counts.fullName, brand),
    founded: String(founded),
    started: String(started),
    services: counted('services'),
    courses: counted('courses'),
    guides: counted('guides'),
  }
}

function mergeFile(group: Group, language: Language, portuguese: unknown, own: unknown) {
  const text = SCHEMA[group].parse(portuguese)
  if (language === DEFAULT_LANGUAGE) return { ...text, lang: language }
  const { value, hasGaps } = mergeTranslation(GROUP_FIELDS[group], text, own)
  return { ...(value as object), lang: hasGaps ? DEFAULT_LANGUAGE : language }
}

/**
 * All texts in a language, merged into the Portuguese, with the settings filled in. Throws an error that
 * names every fault in every language.
 */
export function readTexts(root: string, language: Language, settings: TextSettings): Texts {
  const read = (code: Language) => GROUPS.map((group) => readGroup(root, code, group))
  const languages = new Set([DEFAULT_LANGUAGE, ...LANGUAGES.map(({ value }) => value), language])
  throwFaults([...languages].flatMap(read).flatMap(({ faults }) => faults))
  const [portuguese, own] = [read(DEFAULT_LANGUAGE), read(language)]
  const texts = Object.fromEntries(
    GROUPS.map((group, index) => [
      group,
      mergeFile(group, language, portuguese[index]?.value, own[index]?.value),
    ]),
  ) as Texts
  return interpolateAll(texts, buildValues(settings, texts, language))
}
